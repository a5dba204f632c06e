/** Cameras, lenses and drones. The notation is that of ../models.ts. */
export const CAMERAS = `
[소니] A7M{2,3,4,5} | 소니 알파 7M$1 | 소니 A7 마크$1
[소니] A7M4 | 소니 A7 IV | 알파 A7 IV | A7IV
[소니] A7M3 | 소니 A7 III | 알파 A7 III | A7III
[소니] A7M2 | 소니 A7 II | A7II
[소니] A7R{2,3,4,5} | 소니 A7RM$1 | A7RM$1
[소니] A7S{2,3} | 소니 A7SM$1 | A7SM$1 | A7S III
[소니] A7C | 알파 A7C
[소니] A7C II | A7C2 | 소니 A7C2 | 소니 A7CM2 | A7CM2 | 알파 A7C II
[소니] A7CR
[소니] A{5000,5100,6000,6100,6300,6400,6500,6600,6700} | 소니 알파 $1 | 알파 A$1
[소니] ZV-E10 | 소니 zve10 | 소니 알파 ZV-E10
[소니] ZV-E10 II | zv-e10 2 | zve10m2 | zve10 II | zv-e10m2
[소니] ZV-1 | 소니 zv1
[소니] FX{3,30}
[소니] RX100 | 소니 RX100M1
[소니] RX100M{2,3,4,5,5A,6,7} | RX100 mark $1 | RX100 마크$1 | RX100mk$1
캐논 <EOS> R | 캐논 EOS R
캐논 <EOS> {R3,R5,R6,R7,R8,R10,R50,R100,RP}
캐논 <EOS> R{5,6} Mark II | EOS R$1 마크2 | 캐논 R$1 마크2 | 캐논 R$1 II | 캐논 R$1M2
캐논 5D Mark IV | EOS 5D 마크4 | 5D 마크4 | 캐논 EOS 5D 마크4
캐논 5D Mark III | EOS 5D 마크3 | 5D 마크3 | 캐논 EOS 5D 마크3
캐논 5D Mark II | EOS 5D 마크2 | 5D 마크2 | 캐논 EOS 5D 마크2
캐논 <EOS> 6D | 캐논 육디
캐논 6D Mark II | EOS 6D 마크2 | 6D 마크2 | 육두막 | 캐논 육두막 | 캐논 EOS 6D 마크2
캐논 <EOS> {M50,M6,M100,M200,M10,M3,M5} | EOS M50 Mark I
캐논 <EOS> M50 마크2 | EOS M50 Mark II | M50 Mark2
캐논 <EOS> 200D II | 캐논 200D2 | 200D2 | EOS 200D II
캐논 <EOS> {70D,77D,80D,90D,100D,200D,600D,650D,700D,750D,800D,850D}
[캐논] G7X | 캐논 파워샷 G7X
[캐논] G7X 마크{2,3} | 캐논 파워샷 G7X Mark $1 | G7X Mark$1 | G7X III | G7X Mark III | G7X M$1
[캐논] 익서스 {100,105,107,110,115,120,130,860} | 캐논 ixus $1 | 캐논 디카 익서스 $1
캐논 AE-1 | 캐논 ae1 프로그램 | AE-1 프로그램
후지필름 X-T{1,2,3,4,5} | 후지 X-T$1 | 후지 xt$1 | 후지필름 xt$1
후지필름 X-T{10,20,30,50} | 후지 X-T$1 | 후지 xt$1
후지필름 X-T30 II | 후지 xt30ii | xt30 II
후지필름 X-S{10,20} | 후지 X-S$1 | 후지 xs$1 | 후지필름 xs$1
후지필름 X-E{2,3,4,5} | 후지 X-E$1 | 후지 xe$1
후지필름 X-A{3,5,7} | 후지 X-A$1 | 후지 xa$1
후지필름 X-M5 | 후지 xm5
후지필름 X-H{1,2} | 후지 xh$1
후지필름 X-H2S | 후지 xh2s
후지필름 X-Pro{1,2,3} | 후지 xpro$1
후지필름 X100{F,T,V,VI,S} | 후지 X100$1 | X100$1
니콘 {D750,D800,D810,D850,D610,D600,D500,D5600,D5300,D3500,D3400,D7000,D7200,D7500,D90}
니콘 Z{5,6,7,8,9,30,50} | 니콘 제트$1
니콘 Z{6,7,50} II | 니콘 Z$1 2 | 니콘 z$1ii
니콘 Z6 III
니콘 Zfc | 니콘 Z fc
니콘 Zf
니콘 {FM2,F3,F100}
미놀타 X-700 | 미놀타 x700
올림푸스 뮤 2 | 올림푸스 mju II | 뮤2 | mju2
올림푸스 {E-M5,E-PL7,E-PL8,E-PL9,PEN-F}
리코 GR{2,3} | 리코 GR II
리코 GR3 | 리코 GR III | GR III
리코 GR3X | 리코 GR IIIx | GR IIIx
라이카 {Q,Q2,Q3,M6,M10,M11,D-LUX 7,미니룩스}
인스탁스 미니 {8,9,11,12,40,90,99} | 폴라로이드 인스탁스 미니 $1 | 인스탁스 mini $1
인스탁스 미니 에보
인스탁스 와이드 {300,400}
인스탁스 스퀘어 SQ{1,6,10,20,40} | 인스탁스 SQ$1 | 인스탁스 스퀘어 $1
고프로 히어로 {5,6,7,8,9,10,11,12,13} | 고프로 $1
인스타360 X{2,3,4,5} | insta360 x$1 | 인스타 360 원 X$1
인스타360 GO {2,3,3S} | 인스타360 고$1 | 인스타360 고 $1
인스타360 에이스 프로
[DJI] [오즈모] 포켓 {2,3} | 오즈모포켓$1 | dji pocket $1 | 오스모 포켓 $1
[DJI] 오즈모 액션 {3,4,5} | 액션 $1 | dji 액션 $1 | osmo action $1
DJI 미니 {2,3,4} | 매빅 미니 $1
DJI 미니 {3,4} 프로
DJI 미니 {2,4}K
DJI 에어 {2,3} | 매빅 에어 $1
DJI 에어 {2,3}S | 매빅 에어 $1S
DJI 매빅 {2,3} 프로
DJI RS{2,3,4} | DJI RS $1
DJI RS{3,4} 미니 | DJI RS $1 mini
DJI 아바타 {1,2}
 | 캐논 쩜팔 | EF 50.8
고독스 {V1,V860,AD200,AD100,TT685}
소니 {A1,A1 II,A9,A9 II,A9 III,A99,A99 II,A77,A77 II,A68,A65,A57,A55,A37,A35,A33,A700,A900,A350,A300,A200,A100} | 소니 알파 $1 | 알파 $1
소니 A7 | 소니 A7 1세대 | 소니 알파 A7
[소니] A7{R,S} | 소니 A7$1
[소니] A7M5 | A7V | A7 V
[소니] A7R{2,3,4,5,4A,3A} | A7R M$1 | A7R 마크$1
[소니] A7R5 | A7R V | 소니 A7R V
[소니] A7R4 | A7R IV | 소니 A7R IV
[소니] A7R3 | A7R III | 소니 A7R III
[소니] A7R2 | A7R II | 소니 A7R II
[소니] A7S2 | A7S II | 소니 A7S II
[소니] A7S3 | A7S III | A7SIII | 소니 A7S III
[소니] {NEX-3,NEX-3N,NEX-5,NEX-5N,NEX-5R,NEX-5T,NEX-6,NEX-7,NEX-C3,NEX-F3} | 넥스 $1 | 소니 알파 $1
[소니] A{3000,3500,5000,5100,6000,6100,6300,6400,6500,6600,6700} | 알파 $1 | ILCE-$1 | 소니 미러리스 A$1
[소니] {ZV-E1,ZV-1F,ZV-1 II,ZV-1M2,FX3,FX30,FX6,FX9,RX0,RX0 II,RX1,RX1R,RX1R II,RX10,RX10 II,RX10 III,RX10 IV,RX10M2,RX10M3,RX10M4}
[소니] RX100M{2,3,4,5,5A,6,7} | RX100 M$1 | RX100 마크 $1 | 소니 DSC-RX100M$1 | 알백 M$1 | 알백 마크$1
캐논 <EOS> {R1,R5 C,R6 V,R50 V} | 캐논 EOS $1 | EOS $1
캐논 <EOS> {R3,R5,R6,R7,R8,R10,R50,R100,RP} | EOS $1
캐논 <EOS> R{5,6} Mark II | 캐논 EOS R$1M2 | 캐논 R$1막투 | 캐논 R$1 마크2 | 캐논 R$1 마크 2 | 캐논 R$1 막투 | EOS R$1 마크2 | 캐논 EOS R$1 마크2 | R$1 마크2
캐논 R6 Mark III | 캐논 R6 마크3 | EOS R6 마크3
캐논 <EOS> {5D,7D,10D,20D,30D,40D,50D,60D,300D,350D,400D,450D,500D,550D,1000D,1100D,1200D,1300D,1500D,2000D,3000D,4000D,1D X,5DS,5DS R} | EOS $1 | 캐논 EOS $1
캐논 7D Mark II | 캐논 7D 마크2 | 캐논 칠두막 | 7D 마크2 | 캐논 EOS 7D 마크2
캐논 1D X Mark {II,III} | 캐논 1DX 마크2
캐논 <EOS> {M,M2,M6 마크2,M50 마크2} | EOS $1
캐논 파워샷 {V1,V10,G1X,G1X 마크2,G1X 마크3,G3X,G5X,G5X 마크2,G9X,G9X 마크2,N,줌} | 캐논 powershot $1 | 캐논 $1
[캐논] G7X 마크{2,3} | 캐논 G7X 마크 $1 | G7X 마크$1 | 파워샷 G7X 마크$1
캐논 {A-1,AE-1,AV-1,AT-1,F-1,FTb,T50,T70,T90,P,캐노넷 QL17,캐노넷 QL19,데미,데미 EE17,오토보이,오토보이 S,오토보이 2,오토보이 3,오토보이 루나,오토보이 텔레,오토보이 미니,오토보이 80,EOS 3,EOS 5,EOS 7,EOS 55,EOS 1V,EOS 1N,EOS 100,EOS 300,EOS 500,EOS 620,EOS 630,EOS 650,EOS 750,EOS 850,EOS 88,EOS 30,EOS 33,EOS 키스,키스 7,뉴 키스,프리마,슈어샷} | 캐논 canon $1
캐논 AE-1 | AE-1 | ae1 | 캐논 AE-1 프로그램 | 캐논 AE1P | AE-1P
니콘 {D1,D2X,D3,D3S,D3X,D4,D4S,D5,D6,DF,D40,D40X,D50,D60,D70,D70S,D80,D100,D200,D300,D300S,D700,D780,D800E,D810A,D3000,D3100,D3200,D3300,D5000,D5100,D5200,D5500,D7100,P300,P310,P330,P340,P500,P510,P520,P530,P600,P610,P900,P950,P1000,P1100,P7000,P7100,P7800,J1,J2,J3,J4,J5,V1,V2,V3,AW1,FM,FM3A,FE,FE2,FA,FG,FG-20,EM,F,F2,F4,F4S,F5,F6,F55,F60,F65,F70,F75,F80,F90,F90X,F401,F501,F601,F801,F801S,35TI,28TI,U,U2,L35AF,NIKONOS V} | nikon $1
니콘 Z{5,6,7,50} II | 니콘 Z$1 마크2 | 니콘 Z$1 2 | 니콘 Z$1II | Z$1 II | Z$1II | Z$1 2
니콘 Z6 III | 니콘 Z6III | 니콘 Z6 3 | 니콘 Z6 마크3 | Z6III | Z6 III
니콘 {Z fc,Z F,ZR,Z30,Z50,Z5,Z6,Z7,Z8,Z9} | nikon $1 | $1 바디
니콘 Zf | 니콘 Z f | 니콘 제트에프
후지필름 {X-T100,X-T200,X-A1,X-A2,X-A10,X-A20,X-M1,X-E1,X-T50,X-Pro1,XF1,XF10,X10,X20,X30,X70,XQ1,XQ2,X100,X-S1,X 하프,X half,GFX 50S,GFX 50S II,GFX 50R,GFX 100,GFX 100S,GFX 100S II,GFX 100RF,GFX 100 II,S5 프로,S3 프로,S2 프로,클라쎄,클라쎄 S,클라쎄 W,내츄라 클래시카,티아라,GA645,GW690,실비 F2.8,카르디아 미니} | 후지필름 $1 | fujifilm $1
후지필름 X100{F,T,V,VI,S} | 후지필름 X100 $1 | fuji X100$1 | 후지필름 X백$1
후지필름 X100V | 후지필름 X100브이 | X100브이 | 후지 X100 브이
후지필름 X100VI | X100 6 | X106
후지필름 X-{T,E,S,A,H}{1,2,3,4,5,10,20,30} | X-$1$2
후지필름 X-{T1,T2,T3,T4,T5,T10,T20,T30,T50,T100,T200,E1,E2,E3,E4,E5,S10,S20,H1,H2,H2S,A3,A5,A7,M1,M5} | X$1
후지필름 X-T30 II | 후지필름 X-T30 2 | 후지필름 X-T30II | XT30 2
후지필름 X-T30 III
후지필름 X-E2S
파나소닉 {GH3,GH4,GH5,GH5S,GH6,GH7,GH5 II,G5,G6,G7,G8,G9,G9 II,GX1,GX7,GX8,GX9,GX7 MK2,GX7MK3,GM1,GM5,GF1,GF2,GF3,GF5,GF6,GF7,GF8,GF9,S1,S1H,S1R,S1R II,S1 II,S5,S5 II,S5 IIX,S9,LX3,LX5,LX7,LX100 II} | 파나소닉 루믹스 $1 | 루믹스 $1 | 파나소닉 lumix $1 | lumix $1 | 파나소닉 DMC-$1 | 파나소닉 루믹스 DMC-$1 | 파나소닉 DC-$1
파나소닉 S5 II | 루믹스 S5M2 | 파나소닉 S5M2 | 파나소닉 루믹스 S5M2 | 루믹스 S5 마크2 | 파나소닉 S5 마크2 | 파나소닉 루믹스 S5 마크2 | 파나소닉 루믹스 S5II | 파나소닉 S5 2
파나소닉 GH5 II | 파나소닉 GH5M2 | 루믹스 GH5M2 | 파나소닉 GH5 마크2
올림푸스 {E-M1,E-M1 마크2,E-M1 마크3,E-M1X,E-M5 마크2,E-M5 마크3,E-M10 마크2,E-M10 마크3,E-M10 마크4,E-P1,E-P2,E-P3,E-P5,E-P7,E-PL1,E-PL2,E-PL3,E-PL5,E-PL6,E-PM1,E-PM2,OM-1,OM-1 마크2,OM-3,OM-5,OM-2,OM-4,E-1,E-3,E-5,TG-1,TG-2,TG-3,TG-4,TG-5,TG-6,TG-7,XZ-1,XZ-2,펜 EE,펜 EE2,펜 EE3,펜 EES,펜 EES2,펜 D,펜 F,펜 FT,펜 S,트립 35,XA,XA2,XA3,XA4,뮤,뮤 줌 80,뮤 줌 105,뮤 줌 115,뮤 줌 140,뮤 III,35 DC,35 RC,35 SP,에크루,IZM,스타일러스 에픽,오토 에포트} | olympus $1 | 올림 $1
리코 GR | 리코 GR1 디지털
리코 {GR4,GR3X HDF,GR3 HDF,GR2,GR 디지털,GR 디지털 2,GR 디지털 3,GR 디지털 4,GRD,GRD2,GRD3,GRD4,GR1,GR1S,GR1V,GR10,GR21,R1,R1S,R10,FF-1,XR500,500G,세타 V,세타 Z1,세타 SC2,세타 X,CX1,CX2,CX3,CX4,CX5,CX6,GX200,G700,WG-5,WG-6,WG-70} | ricoh $1 | 리코 $1
리코 GR4 | 리코 GR IV | GR IV | GRIV
펜탁스 {K-1,K-1 II,K-3,K-3 II,K-3 III,K-5,K-5 II,K-7,K-30,K-50,K-70,K-S1,K-S2,K-R,K-X,K-M,KP,K-01,K10D,K20D,K100D,K200D,K1000,KM,KX,K2,ME,ME 슈퍼,MX,LX,MG,MV1,MV,슈퍼 A,프로그램 A,P30,P50,SP,SPOTMATIC,67,67 II,6X7,645,645N,645D,645Z,17,오토 110,Q,Q7,Q10,Q-S1,에스피오,에스피오 미니,에스피오 115,에스피오 140,ESPIO MINI,옵티오 S,옵티오 W90,옵티오 I-10,옵티오 RZ10,WG-1,WG-2,WG-3,MZ-5,MZ-3,MZ-S,MZ-M,*IST DS,IST D} | pentax $1
라이카 {Q2 모노크롬,Q3 43,Q,M,M-E,M-D,M-P,M-A,M1,M2,M3,M4,M4-P,M5,M6 TTL,M7,M8,M8.2,M9,M9-P,M10-R,M10-P,M10-D,M10 모노크롬,M11-P,M11 모노크롬,M11-D,MP,M240,M262,SL,SL2,SL2-S,SL3,SL3-S,CL,TL,TL2,T,S2,S3,D-LUX,D-LUX 2,D-LUX 3,D-LUX 4,D-LUX 5,D-LUX 6,D-LUX 8,D-LUX 109,C-LUX,V-LUX,V-LUX 5,X,X1,X2,X-U,X VARIO,미니,미니 줌,미니 2,미니 3,C1,C2,C3,Z2X,디지룩스 1,디지룩스 2,디지룩스 3,IIIA,IIIC,IIIF,IIIG,R3,R4,R5,R6,R6.2,R7,R8,R9,소포트,소포트 2,CM} | leica $1
라이카 D-LUX {7} | 라이카 디룩스 $1 | 디룩스 $1 | 라이카 dlux$1
시그마 {FP,FP L,BF,DP1,DP2,DP2 콰트로,DP3,DP0 콰트로,SD 콰트로,SD 콰트로 H,DP1 메릴,DP2 메릴,DP3 메릴,SD1 메릴} | sigma $1
핫셀블라드 {500CM,500C,501CM,503CW,503CX,X1D,X1D II,X2D,X2D II,907X,엑스판,엑스판 2,H3D,H5D,H6D} | hasselblad $1
콘탁스 {T,T2,T3,TVS,TVS II,TVS III,TVS 디지털,TIX,G1,G2,RTS,RTS II,RTS III,ARIA,139,137,159MM,167MT,RX,ST,645,i4R,SL300R,U4R} | contax $1
야시카 {T3,T4,T5,T AF,일렉트로 35,일렉트로 35 GSN,일렉트로 35 CC,MAT 124G,FX-3,35 GT,사무라이} | yashica $1
코니카 {빅미니,빅미니 F,빅미니 301,빅미니 302,빅미니 201,C35,C35 EF,C35 AF,헥사,헥사 AF,헥사 RF,팝,현장감독,리콜라,레볼리오,AUTOREX,Z-UP 70} | konica $1 | 코니카미놀타 $1
미놀타 {X-300,X-370,X-500,X-570,X-7,X-7A,XD,XD5,XD7,XD11,XE,XG-M,XG-2,XG-E,XG-1,SR-T101,SRT-101,SRT-303,CLE,CL,TC-1,α-7000,α-7,α-9,AL-F,하이매틱,하이매틱 AF,하이매틱 F,하이매틱 7S,리바 줌,P'S,프라도,디미지 X,디미지 Z1,디미지 A1,A-5 디지털,AF-C,맥넘 7000,유니오메트} | minolta $1
롤라이 {35,35S,35SE,35T,35TE,35B,35AF,플렉스,플렉스 2.8F,플렉스 3.5F,코드,B35,XF35,AFM 35} | 롤라이플렉스 $1 | rollei $1
롤라이플렉스 {2.8F,3.5F,SL66,SL35,3.5E,2.8GX}
마미야 {RB67,RZ67,RZ67 프로 II,RB67 프로 SD,7,7 II,6,645,645 1000S,645 프로,C220,C330,645 AFD,U} | mamiya $1
젠자 브로니카 {SQ,ETRS,ETRSI,S2,RF645,GS-1} | 브로니카 $1
보이그랜더 {베사 R,베사 R2,베사 R2A,베사 R3A,베사 R4M,베사 L,비토,비토 B,비테사,비토매틱,프로미넌트,페르케오} | voigtlander $1
갤럭시 카메라 <2> | 삼성 갤럭시 카메라
삼성 {케녹스 700,케녹스 Z145,케녹스 FX-4,케녹스 AF-슬림,미니케녹스,SF 퍼지 줌,SM-1,AF 슬림 줌,베가 77i,베가 140S,ECX1}
폴라로이드 {나우,나우 플러스,나우 2세대,나우 3세대,고,고 2세대,600,636,660,SX-70,SX70,원스텝,원스텝 2,원스텝 플러스,I-2,플립,슬라임라인,스냅,팝,랜드 카메라,스펙트라,이미지,1000,A205,I530,PDC 640,제로,로드러너,OGR,인스탁스 300} | polaroid $1 | 폴라 $1
인스탁스 {팔,SQ1,링크,미니 링크,미니 링크 2,미니 링크 3,스퀘어 링크,링크 와이드,미니 리플레이,미니 리플레이 플러스,스퀘어 SQ1,스퀘어 SQ6,미니 7,미니 7S,미니 7+,미니 25,미니 50S,미니 70,미니 90,미니 99,미니 12,미니 41,와이드 210,와이드 300,와이드 400,와이드 에보,리플레이,셰어 SP-1,쉐어 SP-2,쉐어 SP-3,SP-2,SP-3} | 후지필름 인스탁스 $1 | instax $1 | 폴라로이드 인스탁스 $1 | 후지 인스탁스 $1
인스탁스 미니 {8,9,11,12,40,90,99,41} | 인스탁스$1 | 후지필름 인스탁스 미니 $1 | 폴라로이드 미니 $1
인스탁스 미니 에보 | 후지필름 인스탁스 미니 에보 | instax 미니 evo | 인스탁스 에보 | 미니 에보 | instax evo | 인스탁스 미니 evo
인스탁스 스퀘어 SQ{1,6,10,20,40} | instax square SQ$1 | 인스탁스 square SQ$1
고프로 히어로 {3,3+,4,세션,세션 5,8,9,10,11,12,13,7 화이트,7 실버,11 미니,4 세션,5 세션,2024} | 고프로$1 | gopro hero$1 | 히어로 $1
고프로 {맥스,맥스 2,퓨전} | gopro $1
인스타360 {X2,X3,X4,X5,원 X,원 X2,원 R,원 RS,원,나노,GO 2,GO 3,GO 3S,GO 울트라,고 울트라,에이스,에이스 프로,에이스 프로 2,링크,링크 2,링크 2C,플로우,플로우 프로,플로우 2 프로} | insta360 $1 | 인스타 360 $1 | 인스타360 one $1
인스타360 {에이스 프로} 2 | insta360 ace pro 2 | 인스타360 ace 프로 2
[DJI] 오즈모 포켓 | DJI 포켓 1 | 오즈모 포켓 1
[DJI] 오즈모 포켓 {2,3,4} | 오즈모포켓 $1 | DJI 포켓$1 | 포켓 $1 크리에이터 콤보 | DJI osmo 포켓 $1
[DJI] 오즈모 액션 {2,3,4,5,6,1} | DJI 액션 $1 | 오즈모액션$1 | 액션캠 DJI 액션 $1 | DJI osmo 액션 $1
[DJI] 오즈모 액션 {5,4} 프로 | DJI 액션 $1 프로 | 액션 $1 프로 | 오즈모액션$1 프로
[DJI] 오즈모 {모바일 2,모바일 3,모바일 4,모바일 SE,모바일 6,모바일 7,모바일 7P,모바일 8,액션,나노,360} | DJI OM $1 | osmo $1
DJI OM {4,5} | 오즈모 OM$1
DJI {네오,네오 2,플립,스파크,FPV,매빅 3 클래식,매빅 3 시네,매빅 3 프로,매빅 3,매빅 2 줌,매빅 2 프로,매빅 2,매빅 프로,매빅 프로 플래티넘,매빅 에어,매빅 에어 2,매빅 에어 2S,매빅 미니,매빅 미니 2,매빅 4 프로,팬텀 3,팬텀 4,팬텀 4 프로,팬텀 3 스탠다드,인스파이어 1,인스파이어 2,미니 2 SE,미니 3,미니 3 프로,미니 4K,미니 4 프로,미니 5 프로,미니 2,미니 SE,에어 2S,에어 3,에어 3S,에어 2,아바타,아바타 2,텔로,고글 2,고글 3,고글 N3,RC 모션 2,RC 모션 3,RC 2,로닌 S,로닌 SC,RS 2,RS 3,RS 3 프로,RS 4,RS 4 프로,RS 3 미니,RS 4 미니,RSC 2,마이크,마이크 2,마이크 3,마이크 미니,로보마스터 S1,마빅 3,파워 1000,파워 500} | $1 DJI
DJI 매빅 3 클래식 | 매빅3 클래식 | 매빅 3 classic
DJI 매빅 {3,2,에어,프로,미니} | 매빅 $1 | 매빅$1
DJI 매빅 2 {프로,줌} | 매빅2 $1 | 매빅 2 $1
DJI {아바타 2,미니 3 프로,미니 4 프로,미니 2 SE,에어 2S,인스파이어 2} | $1
지윤텍 {크레인 2,크레인 2S,크레인 3S,크레인 M2,크레인 M2S,크레인 M3,크레인 4,위빌 랩,위빌 S,위빌 2,위빌 3,위빌 3S,스무스 4,스무스 5,스무스 5S,스무스 Q,스무스 Q2,스무스 Q3,스무스 Q4,스무스 X} | zhiyun $1 | 지윤 $1
고독스 {V1,V1 프로,V100,V350,V480,V850,V860,V860 II,V860 III,TT350,TT520,TT600,TT685,TT685 II,AD100,AD200,AD200 프로,AD300 프로,AD400 프로,AD600 BM,AD600 프로,SL60W,SL100D,SL150,SL150W II,SL200W,UL150,UL60,ML60,ML30,LC500,M1,LEDP260C,X2T,XPRO,X3,IM20,IM30,LUX 주니어,LUX 세나터,MS200,MS300,DP400} | godox $1
맨프로토 {055,190,비프리,비프리 어드밴스드,엘리먼트,MT055,MT190,픽시,496RC2,502AH,504HD,MVH500AH} | manfrotto $1
짓조 {GT1542,GT1545T,GT1555T,GT2542,GT2545T,GT3543,트래블러,마운티니어,시스테매틱} | gitzo $1
펜탁스 ME 슈퍼 | 펜탁스 미 슈퍼 | 펜탁스 미슈퍼
소니 {핸디캠,HDR-CX405,HDR-CX450,FDR-AX33,FDR-AX40,FDR-AX53,FDR-AX60,FDR-AX100,FDR-AX700,HDR-PJ675,HDR-AS50,HDR-AS300,FDR-X3000} | sony $1
파나소닉 {LX100,LX10,GX85,GX850,FZ1000,FZ2500,TZ90,G100,G85,GF10} | 루믹스 $1
올림푸스 {E-PL7,E-PL8,E-PL9,E-PL10,E-M5,E-M10,PEN-F} | 올림푸스 펜 $1 | 올림푸스 pen $1
올림푸스 {PEN EE-2,PEN EE-3,PEN EES-2,PEN D,PEN FT,PEN S,XA,XA2,트립 35,뮤 줌} | 올림푸스 펜 $1
코닥 {M35,M38,울트라 F9,EKTAR H35,펀세이버,픽스프로 FZ55,픽스프로 WPZ2,ektra,레티나} | kodak $1
캐논 {인스픽,인스픽 S,아이비} | canon $1
고독스 {V1,AD200 프로,X프로,V860 II} | godox $1
OM시스템 {OM-1,OM-1 마크2,OM-3,OM-5,OM-5 마크2,TG-7} | 올림푸스 $1 | om system $1
콘탁스 {아리아,RTS,RTS II,RTS III,167MT,139,S2,ST,RX,N1,645} | contax $1
코닥 {H35,H35N,M35,M38,F9,i60,울트라 F9,픽스프로 FZ55,픽스프로 WPZ2,픽스프로 FZ45,차메라,미니샷 2,미니샷 3} | kodak $1
픽디자인 {에브리데이 백팩 20L,에브리데이 백팩 30L,에브리데이 백팩 15L,에브리데이 백팩,에브리데이 메신저 13L,에브리데이 메신저,에브리데이 슬링 3L,에브리데이 슬링 5L,에브리데이 슬링 6L,에브리데이 슬링 10L,에브리데이 슬링,에브리데이 토트,에브리데이 토트 20L,트래블 백팩 30L,트래블 백팩 45L,트래블 트라이포드,슬라이드,슬라이드 라이트,리쉬,캡쳐,캡처 클립} | peak design $1 | 픽디자인 $1 스트랩 | 픽디자인 $1 V2
시루이 {트래블러 5A,트래블러 7A,트래블러,T-005,T-025,N-1204,나이트워커 24,나이트워커 35,나이트워커 55,소울러 35,소울러 50} | sirui $1
소니 A1 II | 소니 A1 마크2 | 소니 A1M2 | 알파 A1 마크2
소니 A9 {II,III} | 소니 A9M2
소니 A9 III | 소니 A9 마크3 | 소니 A9M3
소니 A9 II | 소니 A9 마크2 | 소니 A9M2
소니 {PXW-Z90,PXW-Z150,PXW-Z190,PXW-Z280,PXW-X70,PXW-X180,PXW-FS5,PXW-FS7,HXR-NX5R,HXR-NX80,HXR-NX100,HXR-MC2500,FX2,FX6,FX9} | sony $1
소니 HVL-F{20M,28RM,32M,42AM,43M,45RM,46RM,56AM,58AM,60M,60RM,60RM2} | HVL-F$1
캐논 {C70,C80,C100,C100 II,C200,C300,C300 II,C300 III,C400,C500,C50} | 캐논 EOS $1 | 캐논 시네마 $1
캐논 {90EX,270EX,270EX II,320EX,420EX,430EX,430EX II,430EX III,430EX III-RT,550EX,580EX,580EX II,600EX,600EX-RT,600EX II-RT,EL-1,EL-5,EL-10,EL-100} | 캐논 스피드라이트 $1 | 캐논 플래시 $1
니콘 SB-{300,400,500,600,700,800,900,910,5000} | 니콘 스피드라이트 SB-$1
캐논 파워샷 SX{30,40,50,60,70,110,120,130,150,160,170,200,210,220,230,240,260,270,280,400,410,420,430,500,510,520,530,540,600,610,620,700,710,720,730,740} HS | 캐논 파워샷 SX$1 | 캐논 SX$1 HS | 캐논 SX$1
캐논 IXY {10,10S,20IS,25IS,30,30S,31S,32S,50S,51S,90F,100F,110F,120,130,140,150,160,170,180,190,200,200F,210,210F,220F,400F,410F,420F,430F,600F,610F,620F,630,640,650,700,800,900IS,910IS,920IS,930IS,L,L2,L3,1,3} | 캐논 ixy $1 | 캐논 IXY 디지털 $1 | IXY $1
캐논 파워샷 ELPH {100,110,115,130,135,140,150,160,170,180,190,300,310,320,330,340,350,360,500,510,520,530} HS | 캐논 ELPH $1 HS | 캐논 ELPH $1 | ELPH $1 | 캐논 파워샷 ELPH $1
캐논 EOS 키스 {X2,X3,X4,X5,X6i,X7,X7i,X8i,X9,X9i,X10,X10i,X50,X60,X70,X80,X90,F,M,디지털 N,디지털 X,3,5,7} | 캐논 키스 $1 | 캐논 EOS kiss $1 | 캐논 kiss $1
니콘 1 {J1,J2,J3,J4,J5,V1,V2,V3,S1,S2,AW1} | 니콘 원 $1 | nikon 1 $1
파나소닉 LX100 II | 파나소닉 LX100 M2 | 루믹스 LX100 M2 | 루믹스 LX100 II | 파나소닉 LX100 마크2 | 루믹스 LX100 마크2
라이카 소포트 {,2} | 라이카 sofort $1 | leica sofort $1
코닥 픽스프로 {C1,FZ41,FZ43,FZ45,FZ53,FZ55,FZ101,FZ151,FZ152,FZ201,AZ252,AZ255,AZ401,AZ405,AZ421,AZ425,AZ528,AZ652,WPZ2,SP360} | kodak pixpro $1 | 코닥 $1
삼성 NX {미니,미니 2} | samsung nx mini $1
삼성 NX{1,5,10,11,20,30,100,200,210,300,300M,500,1000,1100,2000,3000,3300} | 삼성 NX-$1
삼성 디지맥스 {A4,A5,A7,A40,A50,A400,A402,A403,A502,A503,D53,D60,D103,I5,I6,I50,L50,L55W,L60,L70,L80,L85,S500,S600,S700,S800,S1000,U-CA3,U-CA5,V3,V4,V5,V6,V50,V70,V700,V800,130,200,201,202,210SE,230,240,250,300,301,340,350SE,360,370,410,420,430,530} | 삼성 케녹스 디지맥스 $1 | 삼성 케녹스 $1 | 케녹스 $1 | 케녹스 디지맥스 $1
로모 {LC-A,LC-A+,LC-Wide,LC-A 120,LC-A MINITAR,인스턴트 와이드,인스턴트 스퀘어,인스턴트 오토맷,인스턴트,다이아나 F+,다이아나 미니,다이아나 베이비,피쉬아이,피쉬아이 2,라 사르디나,스프로킷 로켓,심플유즈,아이콘 MC-A,MC-A,로모매틱 110,로모키노,호라이즌 콤팩트,호라이즌 퍼펙트,콘스트럭터,액션샘플러,수퍼샘플러,팝9,콜로스플래시} | 로모그래피 $1 | lomo $1 | lomography $1
홀가 {120N,120GN,120CFN,120S,135,135BC,GCFN} | holga $1
시마 {X5,X5C,X5SW,X5HC,X5UW,X8C,X8G,X8HG,X8SW,X8PRO,X15,X20,X21W,X22W,X23W,X25 프로,X30,W1,W3,Z3,S107G} | syma $1 | 시마 드론 $1
호버에어 X1 {,프로,프로 맥스} | hoverair X1 $1 | 호버 X1 $1
호버에어 아쿠아 | hoverair aqua
바이로봇 {페트론,페트론 V2,XTS-65,XTS-145,코드론,코드론 미니} | 바이로봇 드론 $1
지노 {미니,미니 프로,미니 SE,프로,프로 플러스} | 허브산 지노 $1 | hubsan zino $1
오텔 {에보,에보 2,에보 2 프로,에보 나노,에보 나노 플러스,에보 라이트,에보 라이트 플러스} | autel evo $1
패럿 {아나피,비밥,비밥 2,맘보,디스코} | parrot $1
고프로 {LIT 히어로,릿 히어로,맥스 2,히어로 LIT} | gopro lit hero
아카소 {브레이브 4,브레이브 4 프로,브레이브 5,브레이브 6,브레이브 6 플러스,브레이브 7,브레이브 7 LE,브레이브 8,EK7000,EK7000 프로,V50 엘리트,V50X,360} | akaso $1 | akaso brave $1
SJCAM {SJ4000,SJ5000,SJ5000X,SJ6 레전드,SJ7 스타,SJ8 에어,SJ8 플러스,SJ8 프로,SJ9 맥스,SJ9 스트라이크,SJ10 프로,SJ11,SJ20,C100,C100+,C110,C200,C300,M20,M10} | sjcam $1
폴라로이드 나우 플러스 {2,3}세대 | 폴라로이드 나우+ $1세대
고독스 {IT30 프로,IT32,V1 프로,V480,TT350,TT685 II,V850 III,ML60,ML100BI,ML60II,LITEMONS LA150,LITEMONS LA200,SL60IID,SL100BI,MS200,MS300,QT400,AD300 프로 II,AD600 프로 II,X3,X2T,XT16} | godox $1
울란지 {F38,F22,MT-44,MT-16,MT-79,TT31,VL49,VL120,L024,LT24,좀비,코먼,TB12,VL81,SK-03} <삼각대> | ulanzi $1 | 울란지 삼각대 $1
스몰리그 {RC60B,RC100B,RC120B,RC220B,RC220D,RC350D,RC450B,AP-20,CT200,AP-100} | smallrig $1
어퓨쳐 {300D,300D II,300X,120D,120D II,600D,600X,600C,스톰 80C,스톰 1200X,MC,MC 프로,B7C,노바 P300C,아마란 100D,아마란 100X,아마란 150C,아마란 200D,아마란 200X,아마란 300C,아마란 60D,아마란 60X,아마란 F21C,아마란 F22C} | aputure $1 | 어퓨처 $1
난라이트 {파보튜브 II 6C,파보튜브 II 15C,파보튜브 II 30C,포르자 60,포르자 60B,포르자 150,포르자 200,포르자 300,포르자 300B,포르자 500,FS-150,FS-200,FS-300,FC-60B,FC-120B,FC-300B,FC-500B,파보슬림 60} | nanlite $1 | 난라이트 pavotube $1
블랙매직 {포켓 4K,포켓 6K,포켓 6K 프로,포켓 6K G2,PYXIS 6K,시네마 6K,ATEM 미니,ATEM 미니 프로,ATEM 미니 익스트림,우르사 미니,URSA 미니 프로,비디오 어시스트 5,비디오 어시스트 7,BMPCC 4K,BMPCC 6K} | 블랙매직 포켓 시네마 $1 | BMPCC $1 | blackmagic $1 | 블매 $1
아토모스 {닌자,닌자 V,닌자 V+,닌자 울트라,쇼군,쇼군 7,시노비,시노비 7,스미시} | atomos $1
[소니] RX1R II | RX1R2 | 소니 RX1R2 | RX1RM2 | 소니 RX1RM2 | 소니 RX1R 마크2 | RX1R 마크2 | 소니 DSC-RX1RM2 | 소니 DSC-RX1RII
[소니] RX1R III | RX1R3 | 소니 RX1R3 | RX1RM3 | 소니 RX1RM3 | 소니 RX1R 마크3 | 소니 DSC-RX1RM3
소니 {DSC-F717,DSC-F828,DSC-R1,DSC-V1,DSC-V3,DSC-U10,DSC-U20,DSC-U30,DSC-U40,DSC-U50,DSC-P8,DSC-P10,DSC-P32,DSC-P41,DSC-P43,DSC-P50,DSC-P52,DSC-P72,DSC-P73,DSC-P92,DSC-P93,DSC-P100,DSC-P120,DSC-P150,DSC-P200,DSC-S40,DSC-S60,DSC-S75,DSC-S80,DSC-S85,DSC-S90,DSC-S600,DSC-S650,DSC-S700,DSC-S730,DSC-S750,DSC-S780,DSC-S930,DSC-S950,DSC-S2000,DSC-M1,DSC-M2,DSC-N1,DSC-N2,DSC-L1,DSC-G1,DSC-G3,DSC-J10,DSC-QX10,DSC-QX30,DSC-QX100,DSC-F55,DSC-F77,DSC-F88} | 소니 사이버샷 $1 | 사이버샷 $1
소니 {DCR-PC100,DCR-PC101,DCR-PC105,DCR-PC109,DCR-PC110,DCR-PC115,DCR-PC120,DCR-PC330,DCR-PC350,DCR-TRV10,DCR-TRV17,DCR-TRV18,DCR-TRV19,DCR-TRV20,DCR-TRV22,DCR-TRV27,DCR-TRV30,DCR-TRV33,DCR-TRV50,DCR-TRV70,DCR-TRV900,DCR-HC20,DCR-HC21,DCR-HC26,DCR-HC30,DCR-HC32,DCR-HC36,DCR-HC40,DCR-HC42,DCR-HC46,DCR-HC65,DCR-HC85,DCR-HC90,DCR-HC96,DCR-SR40,DCR-SR42,DCR-SR45,DCR-SR46,DCR-SR47,DCR-SR60,DCR-SR62,DCR-SR65,DCR-SR67,DCR-SR68,DCR-SR80,DCR-SR82,DCR-SR85,DCR-SR87,DCR-SR100,DCR-SR200,DCR-SR220,DCR-SR300,DCR-SX40,DCR-SX41,DCR-SX43,DCR-SX44,DCR-SX45,DCR-SX60,DCR-SX63,DCR-SX65,DCR-SX83,DCR-SX85,DCR-VX1000,DCR-VX2000,DCR-VX2100} | 소니 핸디캠 $1 | 소니 캠코더 $1
캐논 {XA10,XA11,XA15,XA20,XA25,XA30,XA35,XA40,XA45,XA50,XA55,XA60,XA70,XA75,XF100,XF105,XF205,XF300,XF305,XF400,XF405,XF605,XL1,XL1S,XL2,XH A1,GL2,XM2,HF G10,HF G20,HF G30,HF G40,HF G50,HF G60,HF R800,HF R806,HF M31,HF M41,HF M52,HV20,HV30,HV40} | 캐논 캠코더 $1 | canon $1 캠코더
파나소닉 {HC-V180,HC-V385,HC-V770,HC-V785,HC-VX1,HC-VX980,HC-VX990,HC-VXF1,HC-WXF1,HC-X1,HC-X1000,HC-X1500,HC-X2,HC-X20,HC-X2000,HC-W580,AG-CX10,AG-CX350,AG-UX90,AG-UX180,AG-DVX100,AG-DVX200,AG-HMC154,BGH1} | 파나소닉 캠코더 $1
캐논 EOS 키스 {X5,X7,X7i,X9,X9i,X10,X10i,M} | EOS 키스 $1
캐논 파워샷 {픽,PX,V3,S90,S95,S100,S110,S120,S200} | 캐논 powershot $1
니콘 {D2H,D2HS,D2XS,D1X,D1H,FM10,FE10,F-301,F-401S,F50,F55D,F65D,F100D,니코매트 FT,니코매트 FTN,니코매트 FT2,니코매트 FT3,니코매트 EL,줌 300,TW20,TW 줌,줌터치 400,줌터치 470,줌터치 500,줌터치 800,라이트터치 70W,라이트터치 AF600,라이트터치 줌 110,AF600,L35AF2,L35AD,원터치 100,피카이치,니콘 S2,SP,S3} | nikon $1
후지필름 {TX-1,TX-2,GA645ZI,GA645WI,GA645I,GS645,GS645S,GW670,GW670 III,GSW690,GSW690 II,GSW690 III,GW690 II,GW690 III,GF670,GX680,GX680 III,카르디아 트래블 미니,카르디아 하이트,DL 슈퍼 미니,DL-200,DL-270,줌 데이트 1000,줌 데이트 1300,실비 1000} | fujifilm $1 | 후지카 $1
후지카 {ST701,ST605,ST801,ST901,AX-3,AX-5,GS645,하프,하프 1.9,미니,35-ML,GER,DATE} | fujica $1
라이카 {Q3 모노크롬,M EV1,IIF,IIIB,IF,MDA,M6J,R-E,미니룩스 줌,AF-C1,V-LUX 4,V-LUX 114,SL 601,SL2 리포터} | leica $1
핫셀블라드 X2D II | 핫셀블라드 X2D II 100C | hasselblad X2D II 100C
핫셀블라드 X2D | 핫셀블라드 X2D 100C | hasselblad X2D 100C
핫셀블라드 X1D | 핫셀블라드 X1D-50C | hasselblad X1D-50C
핫셀블라드 {907X 50C,907X 100C,CFV 50C,CFV II 50C,CFV 100C,SWC,SWC/M,903SWC,905SWC,202FA,203FE,205FCC,2000FC,501C,553ELX,H1,H2,H4D,H6D-50C,H6D-100C,XPAN,XPAN II} | hasselblad $1
펜탁스 {K-3 III 모노크롬,KF,K-500,MZ-6,MZ-7,MZ-10,MZ-30,MZ-50,MZ-60,Z-1,SF7,P30T,P30N,ME-F,S1A,SV,S2,S3,SPF,SP II,에스피오 24EW,에스피오 80,에스피오 90MC,에스피오 105,에스피오 120,에스피오 145M,에스피오 160,에스피오 170,에스피오 200,에스피오 AF줌,PC35AF,줌 70,WG-1000,WG-8,옵티오 S4,옵티오 S5i,옵티오 S40,옵티오 S50,옵티오 WP,옵티오 H90,옵티오 E90} | pentax $1
리코 {GR4 모노크롬,GR4 HDF,오토하프,오토하프 E,오토하프 SE,FF-3,FF-7,FF-9,FF-90,FF-10,AF-5,35ZF,R1E,KR-5,KR-10,KR-10M,KR-30SP,XR-2,XR-6,XR-7,XR-8,XR-P,XR-X,XR-10,미라이,마이포트,GR20,GR 디지털 1,GXR,PX,R3,R4,R5,R6,R7,R8,WG-80,세타 S,세타 SC,세타 M15,세타 A1} | ricoh $1
키예프 {4,4A,4AM,60,88,88CM,19,10} | kiev $1 | 키에프 $1
제니트 {E,EM,ET,TTL,11,12XP,122,212K,B} <카메라> | zenit $1
페드 {2,3,4,5,5B,5C,50} 카메라 | FED $1 카메라 | 필름카메라 페드 $1
조르키 {1,3,3M,4,4K,5,6,10} | zorki $1 | 조르끼 $1
스메나 {8,8M,심볼,35} | smena $1
루비텔 {2,166,166B,166U,166+} | lubitel $1 | 루비텔 유니버설 $1
프락티카 {MTL3,MTL5,MTL5B,MTL50,LTL,LTL3,VLC,B200,BC1,BCA,BX20,BMS,슈퍼 TL,노바} | praktica $1
엑작타 {VX,VX1000,VX500,바렉스,바렉스 IIA,RTL1000} | exakta $1 | 엑사크타 $1
자이스이콘 {콘타플렉스,콘타렉스,콘테사,콘테사 LK,이콘타,슈퍼 이콘타,네타,이콘플렉스,콘티나,콘타메틱,ZM} | 자이스 이콘 $1 | zeiss ikon $1
치논 {CE-4,CM-4,CM-4S,CP-7M,CP-5,CG-5,CS,벨라미,35F-MA,AF} <카메라> | chinon $1
페트리 {7,7S,7S II,하프,하프 7,TTL,V6,FTE,컬러 35,ES 오토} | petri $1
시걸 {4A,4A-103,4B,203,205,DF-1,DF-300} | seagull $1 | 해구 $1 카메라
미놀타 {X-300S,X-600,X-9,XG-A,XG-7,XG-9,SR-1,SR-7,SR-T SUPER,하이매틱 7,하이매틱 9,하이매틱 E,하이매틱 G,하이매틱 SD,하이매틱 S,AF-S,AF-SV,AF-E,AF-DL,프리덤 줌,리바 줌 70,리바 줌 75W,리바 미니,리바 파노라마,카피오스 75,카피오스 115,카피오스 140,카피오스 160,알파 7700i,알파 8700i,알파 9xi,알파 303SI,알파 507SI,알파 스위트,다이낙스 5,다이낙스 7,다이낙스 9,다이낙스 505,디미지 7,디미지 7i,디미지 7Hi,디미지 A2,디미지 A200,디미지 X20,디미지 X31,디미지 X50,디미지 Z2,디미지 Z3,디미지 G400,디미지 G500,오토코드,오토코드 III} | minolta $1
야시카 {일렉트로 35 GX,일렉트로 35 GT,일렉트로 35 GL,일렉트로 35 FC,일렉트로 35 MC,일렉트로 35 GS,MAT 124,MAT EM,MAT LM,MAT 635,FR,FR I,FX-2,FX-7,FX-D,FX-103,FX-3 슈퍼,FX-3 슈퍼 2000,TL 일렉트로,TL 일렉트로 X,라이넥스 5000,미니텍,미니스터 III,하프 17,L AF,AF-J,T4 슈퍼,T-프루프,마이크로텍 줌 70,줌메이트 70,줌메이트 140} | yashica $1
코니카 {빅미니 HG,빅미니 NEO,빅미니 BM-S 100,A4,C35 AF2,C35 EF3,C35 MF,C35 EFJ,S2,S3,오토 S2,오토 S3,FS-1,FT-1,FC-1,TC,TC-X,T3,T4,AR,MR70,MR640,MT-7,MT-9,MT-11,MT-100,탑스,Z-UP 80,Z-UP 100,Z-UP 110,Z-UP 120,Z-UP 140,Z-UP 150,펄 II,현장감독 28,현장감독 35,현장감독 DD} | konica $1
DJI RS{2,3,4,5} <짐벌> | DJI 로닌 RS$1 <짐벌> | 로닌 RS$1 <짐벌>
DJI RS {3,4} 프로 <짐벌> | DJI 로닌 RS$1 프로 <짐벌> | 로닌 RS$1 프로 <짐벌>
DJI RS{3,4} 미니 <짐벌> | DJI 로닌 RS$1 미니 <짐벌> | 로닌 RS$1 미니 <짐벌>
DJI {로닌 RSC2,로닌 M,로닌 MX,로닌 2,로닌 4D,아바타 360,고글 V2,고글 인테그라,고글 RE,FPV 조종기 2,팬텀 1,팬텀 2,팬텀 2 비전 플러스,팬텀 3 어드밴스드,팬텀 3 프로페셔널,팬텀 3 4K,팬텀 3 SE,팬텀 4 어드밴스드,팬텀 4 프로 V2,팬텀 4 RTK,인스파이어 1 프로,인스파이어 3,매트리스 100,매트리스 30T,매트리스 300 RTK,매트리스 350 RTK,매트리스 600 프로,매트리스 4E,매트리스 4T,매빅 2 엔터프라이즈,매빅 3 엔터프라이즈,매빅 3E,매빅 3T,매빅 3M,아그라스 T10,아그라스 T16,아그라스 T20,아그라스 T20P,아그라스 T25,아그라스 T30,아그라스 T40,아그라스 T50,아그라스 MG-1P,아그라스 MG-1S,로보마스터 EP,오즈모 플러스,오즈모 프로,오즈모 모바일 1,로모 P,파워 2000,스마트 컨트롤러,RC 프로,RC 프로 2,RC-N3} | dji $1
인스타360 {X4 에어,안티그래비티 A1,링크 2 프로,커넥트,웨이브,마이크 에어,GO 1,플로우 2,프로 2,타이탄,스피어,EVO} | insta360 $1
고프로 히어로 {13 울트라와이드,12 크리에이터 에디션,11 크리에이터 에디션,10 본즈,2,3 블랙,3 화이트,4 블랙,4 실버,5 블랙,6 블랙} | gopro hero $1
지윤텍 {위빌 3E,크레인 4E,크레인 플러스,크레인 V2,크레인 M,크레인 2S 프로,스무스 3,스무스 XS,스무스 Q5,몰루스 X60,몰루스 X100,몰루스 G60,몰루스 G100,몰루스 B100,몰루스 G200,몰루스 B300,시네피어 M20,피버레이 M20,피버레이 M40,피버레이 F100} | zhiyun $1 | 지윤 $1
페이유 {스콜프,스콜프 2,스콜프 C,스콜프 미니,스콜프 미니 2,스콜프 미니 P,스콜프 미니 3 프로,AK2000,AK2000C,AK2000S,AK4000,AK4500,G6,G6 맥스,G6 플러스,브이로그 포켓,브이로그 포켓 2,포켓,포켓 2,포켓 2S,포켓 3,SPG2,WG2,WG2X,A1000,A2000} | feiyu $1 | 페이유테크 $1 | feiyutech $1
호헴 {아이스테디 M6,아이스테디 M7,아이스테디 V2,아이스테디 V2S,아이스테디 V3,아이스테디 V3 울트라,아이스테디 X,아이스테디 X2,아이스테디 X3,아이스테디 XE,아이스테디 MT2,아이스테디 프로 3,아이스테디 프로 4,아이스테디 Q} | hohem isteady $1 | 호헴 isteady $1 | hohem $1
맨프로토 {비프리 라이브,비프리 GT,비프리 GT XPRO,비프리 3웨이,비프리 어드밴스드 카본,비프리 카본,비프리 2N1,190GO,190XPRO3,190XPRO4,190XPROB,190CXPRO3,190CXPRO4,055XPRO3,055XPROB,055CXPRO3,055CXPRO4,엘리먼트 MII,엘리먼트 트래블러,콤팩트 액션,콤팩트 라이트,XPRO-BHQ2,XPRO-3W,498RC2,494RC2,804RC2,410,405,502A,504X,608,612,MVK500AM,MVK502AM,MVMXPRO500,MVMXPROA4577,XPRO 모노포드,680B,681B,니트로텍 N8,니트로텍 608,니트로텍 612,535,536,546B,매직암,픽시 에보} | manfrotto $1
짓조 {GT0545T,GT0532,GT1532,GT1544T,GT2531,GT2532,GT2541,GT2543L,GT2941,GT3532,GT3533LS,GT3541,GT3541LS,GT3542LS,GT3542L,GT3543LS,GT3543XLS,GT4542LS,GT4543LS,GT4553S,GT5532LS,GT5533LS,GT5543LS,GT5562LTS,GT5563GS,GM2542,GM4552L,GM5541,GH1382QD,GH1382TQD,GH3382QD,GH4383LR,GHF3W,GHFG1} | gitzo $1
레오포토 {LS-223C,LS-224C,LS-225C,LS-254C,LS-255C,LS-284C,LS-284CVL,LS-285C,LS-323C,LS-324C,LS-324CEX,LS-325C,LS-364C,LS-365C,LM-324C,LM-324CL,LM-363C,LM-364C,LM-404C,LX-224CT,LX-225CT,LX-254CT,LX-284CT,LX-324CT,LY-224C,LY-225C,LP-284C,LP-324C,LQ-284C,LQ-324C,LE-224C,LE-254C,LN-324CT,LN-364C,LV-324C,MT-02,MT-03,MT-04,LH-25,LH-30,LH-36,LH-40,LH-47,LH-55,NB-40,NB-46,G2,G4,VH-10,VH-30,BV-5,BV-10,PG-1,PG-2,MP-284C,MP-324C,MV-285C} | leofoto $1
빌링햄 {하들리 프로,하들리 프로 2020,하들리 스몰,하들리 스몰 프로,하들리 디지털,하들리 라지,하들리 라지 프로,하들리 원,S2,S3,S4,L2,M2,106,107,206,207,225,305,307,307L,335,355,445,550,555,72,25 로버} | billingham $1
돔케 {F-2,F-3X,F-3XB,F-4AF,F-5XA,F-5XB,F-5XC,F-5XZ,F-6,F-6B,F-7,F-8,F-10,F-803,F-805,F-810,F-832,F-831,J-1,J-2,J-3,J-5XA,J-5XB,J-803} | domke $1
씽크탱크 {레트로스펙티브 4,레트로스펙티브 5,레트로스펙티브 6,레트로스펙티브 7,레트로스펙티브 10,레트로스펙티브 20,레트로스펙티브 30,에어포트 인터내셔널,에어포트 시큐리티,에어포트 어드밴티지,에어포트 네비게이터,에어포트 커뮤터,어반 디스가이즈,스트리트워커,스트리트워커 하드드라이브,셰이프시프터,글래스 리무진,로테이션 180} | think tank $1 | thinktank $1
로우프로 {프로택틱 350,프로택틱 350 AW,프로택틱 450,프로택틱 450 AW,플립사이드 200,플립사이드 300,플립사이드 400,플립사이드 500,플립사이드 트렉 350,파스텍 150,파스텍 250,파스텍 350,노바 140,노바 160,노바 180,노바 200,미니트레커,컴퓨트레커,슬링샷 100,슬링샷 200,슬링샷 300,휘슬러 350,휘슬러 450,패스포트 슬링,이벤트 메신저,프로러너 350,프로러너 450,포토스포트 200} <AW> | lowepro $1
고독스 {AD100 프로 II,AD200 프로 II,AD400 프로 II,AD800 프로,AD1200 프로,IT20,IT22,X3 프로,XT32,UL60BI,UL150 II,VL150 II,VL200 II,VL300 II,SZ200BI,SZ150R,KNOWLED M200D,KNOWLED M300D,KNOWLED M600D,KNOWLED M600BI,LA300D,LA600D,TL30,TL60,TL120,M1S,LDX50R,LEDP120C,LED500C,LR120,LR150,LR160,LR180,MF12,AR400} | godox $1
`
