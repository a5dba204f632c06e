/** Musical instruments. The notation is that of ../models.ts. */
export const INSTRUMENTS = `
야마하 FG800 [통기타] | 야마하 통기타 FG800
야마하 YAS-280
콜트 {Earth 70,Earth 60}
깁슨 레스폴 | gibson les paul
마틴 {000-28,LX1}
테일러 GS 미니
야마하 {APXT2,LL6,LS-TA,FG-TA,TransAcoustic,CSF1M,NTX1,AC3R,A3R,A1R,퍼시피카 112,퍼시피카 112V,퍼시피카 012,퍼시피카 612,퍼시피카,레브스타,RGX} | yamaha $1 | 야마하 통기타 $1 | 야마하 기타 $1
야마하 {CP4,MOXF6,MOXF8,MODX6,MODX7,MODX8,몬타주 6,몬타주 7,몬타주 8,몬티지 M,MO6,MOTIF XS,MOTIF XF,모티프,리페이스 CP,리페이스 DX,리페이스,U1,U2,U3,U3H,U1H,U1J,U1A,YUS1,YUS3,G2,G3,C3,C3X,GB1,GB1K,DTX6K-X,DTX8K-X,V5SC,V7SG} | yamaha $1 | 야마하 전자피아노 $1 | 야마하 디지털피아노 $1 | 야마하 피아노 $1 | 야마하 키보드 $1
롤랜드 {FP-7F,FP-4F,GO:PIANO,GO:피아노,GO 피아노 88,GO:KEYS,고피아노,KR,JUNO-DI,JUNO-D6,JUNO-G,JUNO-X,주노 DS61,주노 DS88,JD-XI,JUPITER-X,JUPITER-XM,판톰 6,판톰-0 7,FANTOM,GAIA 2,TR-8S,TR-8,TR-6S,SPD-SX,SPD-SX 프로,TD-1K,TD-1DMK,TD-4KP,마이크로큐브,마이크로큐브 GX,큐브 스트리트,큐브 스트리트 EX,BTM-1,AX-EDGE,AX-SYNTH,에어로폰,브릿지캐스트,루빅스 22} | roland $1
카시오 {CT-S1,프리비아} | casio $1 | 카시오 전자피아노 $1 | 카시오 디지털피아노 $1
코르그 {B1,B2,B2SP,D1,C1 에어,G1,G1 에어,그랜드스테이지,크로노스,크로노스 61,크로노스 88,크로스,크로스2,크롬,KROSS,KROME,노틸러스,NAUTILUS,M1,M3,트라이톤,트라이톤 LE,트라이톤 익스트림,TR,PA4X,PA5X,마이크로코르그,마이크로코르그 XL,마이크로코르그 S,미니로그,미니로그 XD,모노로그,프로로그,볼카,볼카 FM,볼카 드럼,볼카 비트,볼카 베이스,볼카 샘플,볼카 키,오퍼식스,웨이브스테이트,모드웨이브,카오실레이터,카오스패드,나노컨트롤,나노키,나노패드,마이크로키,MS-20 미니,i3,리버레이션,핸디트랙스} | korg $1
노드 {스테이지 2,스테이지 3,스테이지 3 88,스테이지 3 컴팩트,스테이지 4,스테이지 4 88,스테이지 4 73,스테이지 4 컴팩트,스테이지 2 EX,스테이지 EX,피아노 3,피아노 4,피아노 5,피아노 5 88,피아노 5 73,피아노 2,그랜드,그랜드 2,일렉트로 3,일렉트로 4,일렉트로 4D,일렉트로 5,일렉트로 5D,일렉트로 6,일렉트로 6D,일렉트로 6D 61,일렉트로 6D 73,리드 A1,리드 2X,리드 4,웨이브,웨이브 2,C2D} | nord $1
커즈와일 {M1,M3W,KT-1,CUP1,CUP2,CUP M1,PC1,PC1SE,PC1X,PC2,PC2X,PC2R,PC3,PC3K6,PC3K7,PC3K8,PC3LE,PC3X,PC3A7,PC4,PC4-7,PC4 SE,SP1,SP2X,SP3X,SP4-7,SP4-8,SP5-8,SP6,SP6-7,SP7,SPS4-8,아티스 7,아티스 8,아티스 SE,아티스,포르테,포르테 7,포르테 SE,KHP-1,ST8,MICRO,루나} | kurzweil $1 | 커즈와일 디지털피아노 $1 | 커즈와일 전자피아노 $1
영창 {피아노 U-121,그랜드 185,웨버 W112} | 영창피아노 $1 | 영창 피아노 $1
삼익 {피아노 SC-300,그로트리안} | 삼익피아노 $1 | 삼익 피아노 $1
다이나톤 {DP7,ROI} | dynatone $1
알레시스 {나이트로,나이트로 맥스,나이트로 메쉬,터보메쉬,서지,서지 메쉬,커맨드,커맨드 메쉬,크림슨,크림슨 2,스트라이크,스트라이크 프로,DM6,DM8,샘플패드,샘플패드 프로,스트라이크 멀티패드,리사이탈,리사이탈 프로,콘서트} | alesis $1
펄 {익스포트,로드쇼,비전,마스터즈,리퍼런스} [드럼] | pearl $1
타마 {스타클래식,임페리얼스타,실버스타,슈퍼스타,아이언코브라 600,아이언코브라 900,스피드코브라} | tama $1
DW {5000,9000,3000,9002,컬렉터즈} [페달]
질드진 {A커스텀,K커스텀,A질드진,K질드진,플래닛Z,S시리즈,ZBT,I시리즈,L80} | 질젼 $1 | zildjian $1
사비안 {AA,AAX,HHX,B8,B8X,SBR,XSR} | sabian $1
아카이 {MPK 미니,MPK 미니 MK3,MPK 미니 MK2,MPK 미니 플러스,MPK 미니 플레이,MPK249,MPK225,MPK261,MPD218,MPD226,MPD32,MPC 라이브,MPC 라이브 2,MPC 원,MPC 원 플러스,MPC X,MPC 키 61,MPC 스튜디오,MPC2000XL,MPC1000,MPC2500,MPC500,APC40,APC40 MK2,APC 미니,APC 미니 MK2,APC64,포스,LPK25,LPD8,미디믹스,파이어} | akai $1 | 아카이 프로페셔널 $1
노베이션 {런치키 25,런치키 37,런치키 49,런치키 61,런치키 미니,런치키 미니 MK3,런치패드,런치패드 X,런치패드 프로,런치패드 미니,런치패드 미니 MK3,임펄스 49,임펄스 61,베이스 스테이션 2,미니노바,서킷,서킷 트랙,서킷 리듬,피크,서밋,SL MK3,SL61 MK3,플키 49,FLKEY 37} | novation $1
아투리아 {키랩 49,키랩 61,키랩 88,키랩 에센셜 49,키랩 에센셜 61,키랩 에센셜 88,미니랩,미니랩 2,미니랩 MK2,미니랩 3,마이크로프릭,미니프릭,마이크로브루트,미니브루트,매트릭스브루트,드럼브루트,비트스텝,비트스텝 프로,키스텝,키스텝 프로,키스텝 37,폴리브루트,미니퓨즈 1,미니퓨즈 2,오디오퓨즈} | arturia $1
네이티브인스트루먼트 {마스키네,마스키네 MK3,마스키네 미크로,마스키네 미크로 MK3,마스키네 플러스,컴플리트 키보드 A25,컴플리트컨트롤 A49,컴플리트컨트롤 A61,컴플리트컨트롤 S49,컴플리트컨트롤 S61,컴플리트컨트롤 S88,컴플리트컨트롤 M32,S61 MK2,S88 MK3,트랙터 S2,트랙터 S4,트랙터 S2 MK3,오디오 6,콤플리트 오디오 6,코어} | native instruments $1 | NI $1
파이오니어 {DDJ-FLX2,DDJ-FLX4,DDJ-FLX6,DDJ-REV1,DDJ-REV5,DDJ-REV7,DDJ-SB,DDJ-SB2,DDJ-SB3,DDJ-SR,DDJ-SR2,DDJ-SX,DDJ-SX2,DDJ-SX3,DDJ-RB,DDJ-RR,DDJ-RX,DDJ-RZ,DDJ-SZ,DDJ-SZ2,DDJ-GRV6,DDJ-XP1,DDJ-XP2,XDJ-RX,XDJ-RX2,XDJ-RX3,XDJ-RR,XDJ-XZ,XDJ-AZ,XDJ-AERO,XDJ-R1,DJM-A9,DJM-S3,DJM-S5,DJM-S7,DJM-S9,DJM-REC,HDJ-X5,HDJ-X7,HDJ-CUE1,HDJ-CX,옵스테드,OPUS-QUAD} | pioneer $1 | 파이오니아 $1 | 파이오니어DJ $1 | 파이오니어 DJ $1
펜더 {스트라토캐스터,텔레캐스터,재즈마스터,재규어,머스탱,재즈베이스,프레시전 베이스,프레시전,듀오소닉,아메리칸 스탠다드,아메리칸 디럭스,아메리칸 엘리트,아메리칸 울트라,아메리칸 울트라 II,아메리칸 프로페셔널,아메리칸 프로페셔널 II,아메리칸 프로 2,아메리칸 빈티지,아메리칸 빈티지 II,아메리칸 오리지널,아메리칸 스페셜,아메리칸 퍼포머,플레이어,플레이어 2,플레이어 플러스,플레이어 II,빈테라,빈테라 2,멕시코 스탠다드,재팬,트래디셔널,하이브리드,하이브리드 2,헤리티지,커스텀샵,톰 앤더슨,머스탱 마이크로,머스탱 마이크로 플러스,머스탱 LT25,머스탱 LT50,프론트맨 10G,프론트맨,챔피언 20,챔피언 40,챔피언 100,핫로드 디럭스,블루스주니어,블루스 디럭스,트윈리버브,디럭스 리버브,프린스턴 리버브,프린스턴,톤마스터,럼블 25,럼블 40,럼블 100,어쿠스타소닉,CD-60,CD-60S,CC-60S,FA-115,FA-125,말리부,뉴포터,톤마스터 프로} | fender $1 | 휀더 $1
펜더 머스탱 | 펜더 무스탕 | fender 무스탕 | 휀더 무스탕
펜더 {플레이어,플레이어 2,아메리칸 프로페셔널 II,아메리칸 프로페셔널,아메리칸 울트라,아메리칸 스탠다드,아메리칸 퍼포머,아메리칸 빈티지 II,아메리칸 디럭스,빈테라,멕시코 스탠다드,트래디셔널,스탠다드,커스텀샵} {스트라토캐스터,텔레캐스터,재즈베이스,프레시전 베이스,재즈마스터,재규어,머스탱} | 펜더 $2 $1 | fender $1 $2 | 휀더 $1 $2
펜더 아메리칸 프로페셔널 II {스트라토캐스터,텔레캐스터,재즈베이스,재즈마스터} | 펜더 $1 아메리칸 프로2 | 펜더 아메리칸 프로2 $1 | 펜더 아프로2 $1 | 펜더 $1 아프로2 | 펜더 아메리칸 프로페셔널2 $1
펜더 플레이어 {스트라토캐스터,텔레캐스터} | 펜더 $1 멕펜 플레이어 | 멕펜 플레이어 $1 | 펜더 멕펜 $1
스콰이어 {불렛,불렛 스트라토캐스터,어피니티,어피니티 스트라토캐스터,어피니티 텔레캐스터,어피니티 재즈베이스,클래식 바이브,클래식 바이브 50s,클래식 바이브 60s,클래식 바이브 70s,클래식 바이브 텔레캐스터,클래식 바이브 스트라토캐스터,클래식 바이브 재즈마스터,클래식 바이브 재즈베이스,컨템포러리,J머스시스,소닉,소닉 스트라토캐스터,파라노말,미니 스트랫,사이클론,베이스 VI} | squier $1 | 스콰이어$1
깁슨 {레스폴 스탠다드,레스폴 스튜디오,SG,SG 스탠다드,SG 스페셜,SG 61,SG 커스텀,ES-335,ES-339,ES-330,ES-175,ES-345,플라잉V,익스플로러,파이어버드,멜로디메이커,J-45,J-45 스탠다드,J-45 스튜디오,J-35,J-185,J-200,SJ-200,허밍버드,허밍버드 스튜디오,도브,L-00,G-45,G-00,송라이터,헤드폰,썬더버드} | gibson $1
에피폰 {레스폴 스탠다드,레스폴 커스텀,레스폴 주니어,레스폴 스튜디오,레스폴,SG,SG 스탠다드,카지노,도트,쉐라톤,쉐라톤 2,ES-335,ES-339,플라잉V,익스플로러,허밍버드,EJ-200,DR-100,인스파이어드 바이 깁슨 J-45,J-45,리비에라,텍산,썬더버드} | epiphone $1
PRS {SE 커스텀 24,커스텀 24,커스텀 22,SE 실버스카이,실버스카이,SE 싱글컷,SE 스탠다드 24,S2 커스텀 24,S2 맥카티,맥카티,맥카티 594,SE 할로우바디 2,CE 24,SE CE 24,SE 파울 가드,SE NF3,DGT,SE DGT} | 폴리드스미스 $1 | 피알에스 $1
아이바네즈 {RG,JEM,JEMJR,LB1,LM1,ARTCORE,GIO,BTB,AE,튜브스크리머,TS9,TS 미니} | ibanez $1
콜트 {AS-E4,에센스,어스 60,어스 70,어스 80,어스 100,어스 200,어스 300,어스 500,어스 50,어스 900,SFX-E,SFX-ME,SFX-AB,SFX-DAO,SFX,골드 A8,골드 A6,골드 O8,골드 D6,골드 O6,골드 D8,골드 엣지,골드 패션,골드 OC8,골드 MINI,CJ,CJ 레트로,제이드,JADE1,제이드 1,CEC1,CEC5,선셋 나일렉트릭,리틀 CJ,G280 셀렉트,G290 FAT,G290 FAT II,G300 프로,X700 뮤틸리티,X700 듀얼리티,MBM-1,MBM-2,매튜벨라미,맨슨,M JET,소스,콜로라마,CLASSIC TC,클래식 TC,GB모던,B4 플러스,B4 엘리먼트,B5 엘리먼트,A4 플러스,A4 울트라,A5 플러스,액션,액션 PJ,액션 베이스,액션 베이스 플러스,액션 DLX,아티산 A4,아티산 B4,커브 4.2,TM 트립모 2,코어 OC,코어 GA,코어 OM,CORE-OC,CORE-GA,CORE-OM} | cort $1
콜트 어스 80 | 콜트 EARTH 80 | cort EARTH 80
콜트 어스 100 | 콜트 EARTH 100 | cort EARTH 100
콜트 어스 200 | 콜트 EARTH 200 | cort EARTH 200
콜트 어스 300 | 콜트 EARTH 300 | cort EARTH 300
콜트 어스 500 | 콜트 EARTH 500 | cort EARTH 500
콜트 어스 50 | 콜트 EARTH 50 | cort EARTH 50
콜트 어스 900 | 콜트 EARTH 900 | cort EARTH 900
콜트 제이드 | 콜트 JADE | cort JADE
마틴 {D-X1E,D-X2E,DX1,DX1AE,DXMAE,DRS1,DRS2,DCPA4,DJR,000-17,000-18,000-28,000-42,000-45,00-17,00-18,00-28,0-18,OMCPA4,GPC-X2E,GPCPA4,GPCX1AE,GPCRSG,LX1,LX1E,LX1RE,LXK2,LXM,LX 블랙,리틀마틴,백패커,X 시리즈} | martin $1
테일러 {214CE 디럭스,310,314,410,510,710,810,814,GS 미니,GS 미니 마호가니,GS 미니 로즈우드,GS 미니-E,GS 미니-E 코아,GS미니 코아,GS 미니 베이스,GT 어번애쉬,GTE,GT 811E,GT K21E,빅베이비,베이비,베이비 마호가니,BT1,BT2,BBT,BBTE,BT1E,아카데미 10,아카데미 10E,아카데미 12,아카데미 12E,아카데미 12-N,T5,T5Z,T5Z 클래식,T3} | taylor $1 | 테일러기타 $1
시그마 {DM-1,DM-ST,DM-15,OMM-ST,000M-15,000M-1,GMC-1E,JM-SG45,DR-28,TM-12,DMC-1E,000MC-1E,S000P-15S} 기타 | 시그마기타 $1 | 시그마 통기타 $1
크래프터 {D8,GAE-8,MIND ALPE,마인드 T-알페 프로,마인드,실버 250,에이블 T600,에이블 D600,ABLE G600CE,STG T-18CE 프로,빅마더,노블,SA-TMVS,SA,리트머스,캐스터웨이,미노,마이노,MINO 마호가니,미노 코아} | crafter $1
데임 {릴리즈 250,릴리즈 400,릴리즈,포터스윈드 600,라일락,세인트 T250,세인트 250,세인트,오로라 D,세인트 미니,퓨어 T-300,타임,잔다르크,토러스,스피릿} | dame $1
데임 릴리즈 250 | 데임 릴리스 250 | dame 릴리스 250
고퍼우드 {i210,i210M,i310,i310RCE,i330,i330R,i150,i330RCE,로맨틱200,피블} | gopherwood $1
헥스 {허니 D350,허니 D300} | hex $1
덱스터 {D400,DP200} | dexter $1
스윙 {S1,S2,S3,S-1,SEP-3,마이티 JB,마이티 디럭스,마이티,조커,어센트 S1,어센트,크림,프레스토 JB,재즈제로,T-1,T2,T-쓰루,T쓰루,스쿨 밴드,Q1,W 시리즈,X 시리즈,W500,큐1,미스트 Q8,미스트,테크 스쿨,헬쓰} [일렉기타] [베이스] | swing $1
물론 {클래식 T,클래식 S,T 클래식,S 클래식,S 컨템포,JB 클래식,J클래식} | moollon $1
써 {모던,클래식 S,클래식,스탠다드,클래식 T,알트 T,모던 사틴} <기타> | 제임스타일러 | suhr $1
뮤직맨 {스팅레이,스팅레이 스페셜,스팅레이 4,스팅레이 5,루크,커틀라스,JP6,JP15,AXIS,EVH,세이버,봉고,실루엣,세인트빈센트} | music man $1 | musicman $1
스털링 {레이 4,레이 34,레이 24,SUB,레이 5,JP60,CT50,루크 LK100,AX3,SR30} | sterling $1
샤벨 {DK24,SO-CAL,산디마스,프로모드,프로모드 DK24,DK24 HSS} | charvel $1
잭슨 {딩키,JS11,JS22,JS32,솔로이스트,랜디로즈,켈리,SLX,SL2} | jackson $1
ESP {E-II,이클립스,호라이즌,LTD EC-1000,LTD EC-256,LTD M-1000,LTD SN-1000,LTD EC-401,LTD TE-1000,스내퍼,에드워드} | LTD $1
쉑터 {C-1,헬레이저 C-1,오멘 6,오멘 익스트림 6,닉 존스턴,트래디셔널,PT,씨넷,솔로 2,데몬 6,SD-2-24,KR-24} | schecter $1
그레치 {G5420T,G2622,G2420,G5222,G5622T,G6120,G6128,G2655,G5220,스트림라이너,일렉트로매틱,짐대디,G9500} | gretsch $1
리켄배커 {330,360,4003,325,620} | rickenbacker $1
오베이션 {셀레브리티,CE44,CC24,엘리트} | ovation $1
타카미네 {P3NC,P3MC,P5NC,P7DC} | takamine $1 | 다카미네 $1
보스 {GT-1,GT-1B,GT-1000 코어,GT-8,GT-6,GX-1,VE-2,VE-5,VE-8,VE-1,RC-1,RC-3,RC-5,DS-1,DS-1X,DS-2,SD-1,SD-1W,BD-2,BD-2W,OD-1X,OD-3,OD-1,MT-2,MT-2W,HM-2W,HM-2,ST-2,CE-2W,CE-5,CE-2,CH-1,BF-3,BF-2,PH-3,PH-1R,DD-3,DD-3T,DD-6,DD-7,DD-8,DM-2W,RE-2,RV-3,RV-5,RV-6,TR-2,VB-2W,CS-3,CP-1X,CP-1,NS-2,NS-1X,LS-2,TU-2,TU-3,TU-3W,AB-2,FS-5U,FS-6,FS-7,PS-6,OC-2,OC-3,OC-5,GE-7,GEB-7,SY-1,SL-2,AD-2,AC-3,TE-2,MO-2,IR-2,ODB-3,PW-3,FZ-5,FZ-1W,JB-2,DR-3,카타나 50,카타나 50 MK2,카타나 100,카타나 100 MK2,카타나 미니,카타나 미니 X,카타나 에어,카타나 고,카타나 헤드,카타나 50 EX,카타나 아티스트,카타나 110 베이스,카타나 MK2,카타나 50MKII,닉스,넥스톤,WAZA-AIR,와자 에어,아코스티코 라이브,ACS-LIVE,큐브 스트리트 2,CUBE STREET 2,DUAL CUBE LX,EBAND JS-8,POCKET GT,포켓GT,VO-1,BASS DRIVER BB-1X,BB-1X,MS-3,ES-5,ES-8} | boss $1 | 보스 이펙터 $1
보스 카타나 미니 | 보스 KATANA-MINI | boss KATANA-MINI | 보스 이펙터 KATANA-MINI
보스 카타나 에어 | 보스 KATANA-AIR | boss KATANA-AIR | 보스 이펙터 KATANA-AIR
보스 카타나 고 | 보스 KATANA-GO | boss KATANA-GO | 보스 이펙터 KATANA-GO
줌 {G1,G1 FOUR,G1X FOUR,G1ON,G1XON,G2.1U,G2NU,G2 FOUR,G2X FOUR,G3,G3N,G3XN,G3X,G5,G5N,G6,G7.1UT,G9.2TT,B1,B1 FOUR,B1ON,B1X FOUR,B2,B2 FOUR,B2.1U,B3,B3N,B6,A1 FOUR,A1X FOUR,A2.1U,A3,MS-50G+,MS-60B+,MS-70CDR+,MS-80IR+,MS-200D+,H1,H1N,H1E,H1 에센셜,H2N,H2,H3-VR,H4N,H4N 프로,H4E,H5,H5 스튜디오,H6,H6E,H8,F1,F3,F6,F8,F8N,F2,Q2N,Q2N-4K,Q3,Q4,Q4N,Q8,Q8N-4K,L-8,R4,R8,UAC-2,V3,V6,M2,M3,M4,P4,P8,팟트랙 P4} | zoom $1
라인6 {헬릭스,헬릭스 LT,헬릭스 플로어,헬릭스 랙,HX 스톰프,HX 스톰프 XL,HX 이펙트,HX 원,POD HD500,POD HD500X,POD HD300,POD HD400,POD GO,POD GO 와이어리스,POD 익스프레스,POD XT,POD XT LIVE,POD X3,POD X3 LIVE,POD 2.0,POD 스튜디오 UX2,UX1,UX2,DL4,DL4 MKII,M5,M9,M13,G10,G10S,G10T,G30,G50,G55,G70,G75,스파이더 V,스파이더 V 20,스파이더 V 30,스파이더 V 60,스파이더 4,카탈리스트 60,카탈리스트 100,파워캡 112,릴레이 G10,배리악스} | line6 $1 | 라인 6 $1
헤드러쉬 {페달보드,긱보드,MX5,프라임,코어,FRFR-108,FRFR-112} | headrush $1
프랙탈 {FM3,FM9,AX8,액스FX,액스FX 3,AXE-FX III,VP4,AXE-FX II} | fractal $1 | 프랙탈오디오 $1
켐퍼 {스테이지,파워헤드,프로파일러,플레이어} | kemper $1
뉴럴DSP {쿼드 코텍스,나노코텍스} | neural dsp $1 | 쿼드코텍스
쿼드코텍스 | 쿼드 코텍스 | quad cortex
모어 {GE100,GE150,GE200,GE250,GE300,GE300 라이트,GE1000,GS1000,P1,P2,프라임 P1,프라임 P2,SD30I,프리앰프 라이브,GTRS S800,GTRS M800,HORNET} | mooer $1
누엑스 {MG-30,MG-300,MG-400,MG-101,MG-20,MG-100,마이티 플러그,마이티 플러그 프로,마이티 에어,마이티 라이트,마이티 스페이스,B-2,B-5RC,B-7PSM,C-5RC,B-8,루프코어,트라이던트,앰프 아카데미,어셈블,아카데미,AC-25,AC-60,STAGEMAN,멜빈 랜츠,DM-7X,DM-8,NPK-1,NPK-10,NPK-20,하드디스토션} | nux $1
스파크 {40,미니,고,2,라이브} | 포지티브그리드 스파크 $1 | positive grid spark $1
포지티브그리드 스파크 {40,미니,고,2,라이브,네오} | 포지티브 그리드 스파크 $1 | 스파크 $1 앰프
블랙스타 {HT-5,HT-20,HT-1,ID코어 10,ID코어 20,ID코어 40,ID CORE 10,플라이 3,FLY 3,베뉴,STUDIO 10,HT클럽 40,시리즈원,DEPT 10,앰프드 1} | blackstar $1
복스 {AC15,AC15C1,AC30,AC30C2,AC10,AC4,패스파인더 10,VX50,VT20X,VT40X,VT100X,케임브리지 50,MV50,아답티오 에어,AMPLUG 2,앰플러그,앰플러그 2,미니 슈퍼비틀,V847,VALVETRONIX} | vox $1
오렌지 {크러쉬 12,크러쉬 20,크러쉬 20RT,크러쉬 35RT,크러쉬 미니,크러쉬 프로 60,크러쉬 베이스 25,크러쉬 베이스 50,마이크로테러,마이크로 테러,다크테러,타이니테러,로커버브,록커 15,슈퍼 크러쉬 100,어쿠스틱 30} [앰프] | orange $1
암페그 {BA-108,BA-110,BA-115,SCR-DI,SVT,SVT-3PRO,SVT-4PRO,SVT-7PRO,RB-108,RB-110,RB-112,로켓 베이스,PF-500,PF-350,BA-210} | ampeg $1
마샬 {DSL1,DSL5,DSL20,DSL40,DSL40C,DSL100,DSL15C,JCM800,JCM900,JCM2000,코드 10,코드 25,코드 50,CODE25,CODE50,MG10,MG15,MG15FX,MG30,MG30FX,MG50,AS50D,AS100D,오리진 20,오리진 20C,오리진 50,SV20,클래스5,MS-2,블루스브레이커,1959SLP,JVM210H,JVM205,JVM410,가브너,샤렛,SC20H,AVT50,밸브스테이트} [앰프] | marshall $1
스트라이몬 {빅스카이,빅스카이 MX,타임라인,모비우스,엘카피스탄,플린트,블루스카이,클라우드버스트,이리듐,볼란테,아이리듐,리버사이드,선셋,데코,디그,렉스,올라,컴패드레,난,제논,EC-1,주마,주마 R300,오하이} | strymon $1
TC일렉트로닉 {폴리튠,폴리튠 3,홀오브페임,홀오브페임 2,플래시백,플래시백 2,디토,디토 루퍼,디토 X2,디토 X4,코로나,코러스,클린튠,M350,플레스로라,헬릭스,BH250,BH550,보이스톤,플레임스로워} | TC electronic $1 | TC $1
TC헬리콘 {보이스라이브,보이스라이브 3,보이스톤,하모니싱어,GO XLR,고XLR,GO XLR 미니,고 XLR 미니,GO 솔로,퍼폼 VE} | TC helicon $1
비링거 {X에어 XR18,U-PHORIA UM2,UM2,XENYX 302,XENYX 502,XENYX 802,XENYX Q802,ZENYX,모델 D,딥마인드 12,딥마인드 6,TD-3,RD-8,RD-6,RD-9,크레이브,뉴트론,폴리 D,MS-1,컨트롤24,X-TOUCH,X-TOUCH 원,X-TOUCH 미니,C-1,C-3,B-1,TRUTH B2030A,1C-BK,유로랙} | 베링거 $1 | behringer $1
맥키 {CR3,CR4,CR5,CR3-X,CR4-X,CR5-X,CR8-XBT,PROFX6V3,PROFX8,믹스5,믹스8,MIX5,빅놉,ONYX,THUMP 12A} | mackie $1
맥키 빅놉 | 맥키 빅노브 | mackie 빅노브
프리소너스 {에리스 E3.5,에리스 E4.5,에리스 E5,에리스 E5 XT,에리스 E8,에리스 3.5,에리스 5BT,오디오박스 USB 96,오디오박스 iTwo,스튜디오 24C,스튜디오 26C,스튜디오 68C,스튜디오 1824C,퀀텀 2626,페이더포트,페이더포트 8,스튜디오라이브 16,아톰,아톰 SQ,HD7,레벨레이터} | presonus $1
프리소너스 에리스 E3.5 | 프리소너스 ERIS E3.5 | presonus ERIS E3.5
프리소너스 에리스 E4.5 | 프리소너스 ERIS E4.5 | presonus ERIS E4.5
프리소너스 에리스 E5 | 프리소너스 ERIS E5 | presonus ERIS E5
프리소너스 에리스 3.5 | 프리소너스 ERIS 3.5 | presonus ERIS 3.5
프리소너스 에리스 5BT | 프리소너스 ERIS 5BT | presonus ERIS 5BT
타스캄 {DR-10L 프로,포터캡처 X6,포터캡처 X8,US-1X2,US-2X2,US-4X4,US-2X2HR,모델 12,모델 16,모델 24,믹스캐스트 4,424 MKIII,PORTA 02} | tascam $1
타스캄 포터캡처 X8 | 타스캄 포타캡쳐 X8 | tascam 포타캡쳐 X8
스타인웨이 {모델 M,모델 B,B-211} | steinway $1
가와이 {ES8,MP7,MP7SE,VPC1,NV5,RX-2} | kawai $1
호너 {C세트,멜로디카,스페셜20,마린밴드,블루스하프,크로메타14,크로모니카,크로모니카 270,아코디언,파이톨} | hohner $1
스즈키 {M-37C,M-37,SCX-56,SCX-48,하모마스터,트레몰로 21,매뉴버,올리브} | 스즈키악기 $1
미야타 {트레몰로,골드}
셀마 {액션 80,시리즈 III,시리즈3,마크6,마크 VI,슈퍼액션 80,레퍼런스 54,시리즈 2,리베르떼,프리뷰드,시그니처} | selmer $1
심로 {SN591,SN592,SN593,SN594,SN561} 바이올린 | 심로 바이올린 $1
효정 {HV-100,HV-200,HV-300,HV-600,HV-800} 바이올린 | 효정 바이올린 $1
시그마 {DM-1,DM-ST,DM-15,OMM-ST,000M-15,000M-1,GMC-1E,DR-28,DMC-1E,000MC-1E} 기타 | 시그마 $1 통기타 | 시그마 $1
`
