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
리코 GR3 | 리코 GRIII | 리코 GR 3 | GRIII
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
인스타360 원 X{2} | insta360 원 X$1 | 인스타360 one X$1
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
`
