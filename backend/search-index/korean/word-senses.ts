/**
 * What a word of a query can stand for, besides the letters that it has: other words for the same thing, words for its
 * kinds, and the categories in which goods are that thing whatever their titles say. Read when the letters alone find
 * next to nothing, so an entry can only add products.
 *
 * One line each: `words | texts | categories`. Every one of the words means all of the words, the texts and the
 * categories; but a word of one syllable or of Latin letters is looked for in no title unless it is a text too, because
 * it is a part of others (책 of 책상). A text means nothing of its line by itself: a 점퍼 is an 외투, not the other way
 * round. Categories are names of the category table, separated by commas, with `상위>이름` where a name occurs twice;
 * unknown ones are ignored. With ^ before it a category does not mean the word (not every 무선 이어폰 is an 에어팟), but the
 * thing is in it and its accessories are not, so its products stand first. With ! before it a word's letters say
 * nothing (기타 is a guitar and "other").
 */
const LINES = `
# 휴대폰, 태블릿, 전화
핸드폰 휴대폰 스마트폰 폰 핸폰 셀폰 phone smartphone cellphone | | 스마트폰, 효도폰/키즈폰
효도폰 폴더폰 키즈폰 | | 효도폰/키즈폰
공기계 | | 스마트폰
태블릿 탭 테블릿 태블렛 tablet | | 태블릿
패드 | 아이패드 | 태블릿
아패 | 아이패드
갤탭 갤럭시탭 | | ^갤럭시탭
갤폰 | | 스마트폰>갤럭시
이북 이북리더기 전자책 전자책리더기 이북리더 ebook | 크레마 오닉스 킨들 | 전자책 리더기
킨들 kindle | 킨들 kindle | ^전자책 리더기
스마트워치 워치 와치 watch smartwatch | 워치 watch | 애플워치, 갤럭시워치
애플워치 애워 애플와치 | | ^애플워치
갤워치 갤럭시워치 | | ^갤럭시워치
이어폰 무선이어폰 블루투스이어폰 earphone earphones earbuds 이어버드 | 에어팟 버즈 | 무선 이어폰
에어팟 airpods | | ^무선 이어폰
에팟 에어파드 콩나물 | 에어팟
맥세이프 magsafe | 맥세이프
보조배터리 보배 파워뱅크 powerbank | 보조배터리
충전기 charger | 충전 | ^충전기/보조배터리
폰케이스 핸드폰케이스 휴대폰케이스 | 케이스 | ^케이스/필름
케이스 case | | ^케이스/필름
필름 | | ^케이스/필름
인터폰 전화기 집전화 | | 집전화/인터폰
# 컴퓨터
노트북 랩탑 랩톱 laptop notebook 놋북 노북 노트북컴퓨터 | | 노트북/PC>노트북
맥북 맥붘 맥프 맥에 | | ^맥북
게이밍노트북 겜트북 | 게이밍노트북 | 게이밍/기타
데스크탑 데스크톱 데탑 컴퓨터 피씨 컴 desktop computer pc | | 데스크톱
조립컴 조립피씨 조립pc | | 조립PC
모니터 모니타 monitor 디스플레이 | 모니터 | 모니터
키보드 자판 keyboard 기계식키보드 | 키보드 | 
마우스 mouse | 마우스
프린터 프린트기 복합기 프린터기 printer | 프린터 복합기
공유기 라우터 router 와이파이 | 공유기
그래픽카드 그카 글카 vga gpu | 그래픽카드 rtx gtx 라데온
시피유 cpu 씨피유 | cpu 라이젠 인텔
램 ram | ddr4 ddr5 | 램/SSD
ssd 에스에스디 하드 외장하드 hdd | ssd 외장하드 hdd
웹캠 화상카메라 webcam | 웹캠
usb 유에스비 | usb
# 카메라
카메라 camera 사진기 카메라바디 | | 미러리스/DSLR, 필름/즉석카메라, 액션캠
디카 디지털카메라 디지털카메라 똑딱이 | 디카 디지털카메라 | 즉석/디카
미러리스 dslr 디에스엘알 | | 미러리스/DSLR
필카 필름카메라 | | 필름카메라
폴라로이드 즉석카메라 | 인스탁스 | ^즉석/디카
인스탁스 instax | 인스탁스 | ^즉석/디카
캠코더 비디오카메라 | 캠코더
드론 drone | 드론 dji
액션캠 | | 액션캠
고프로 gopro | 고프로 | ^액션캠
렌즈 lens 카메라렌즈 | 렌즈 | 단렌즈, 줌렌즈
삼각대 트라이포드 tripod 삼발이 | 삼각대
짐벌 gimbal | 짐벌
쌍안경 망원경 telescope | 
현미경 microscope | 
# 가전
티비 텔레비전 텔레비젼 테레비 티브이 tv television | tv | TV/영상>TV
냉장고 fridge refrigerator 냉장 | 냉장고 | 냉장고/김치냉장고
김치냉장고 김냉 | 딤채
세탁기 washer 빨래기계 | 세탁기
건조기 dryer 빨래건조기 | 건조기
청소기 진공청소기 vacuum cleaner 클리너 | 청소기 | 가전>청소기
로봇청소기 로청 | 로보락 | ^가전>청소기
무선청소기 | 무선청소기 코드제로 v15 v12 v10 제트
밥솥 전기밥솥 전기밥통 압력밥솥 전기압력밥솥 밥통 ricecooker | 밥솥 | 전기밥솥
전자레인지 전자렌지 렌지 microwave 전자랜지 | 전자레인지 전자렌지
에어프라이어 에프 에어프라이기 airfryer | 에어프라이어
오븐 oven | 오븐
인덕션 하이라이트 전기레인지 | 인덕션 하이라이트
커피머신 에스프레소머신 커피메이커 coffeemachine | 네스프레소 드롱기
믹서기 믹서 블렌더 blender | 믹서 블렌더
토스터 토스트기 toaster | 토스터
식기세척기 식세기 dishwasher | 식기세척기 식세기
에어컨 aircon 에어콘 | 에어컨
선풍기 fan 서큘레이터 써큘레이터 | 선풍기 서큘레이터
히터 난로 전기히터 온풍기 라디에이터 heater 스토브 | 히터 난로 라디에이터 온풍기 | 난로/히터
벽난로 | 벽난로 난로
가습기 humidifier | 가습기
제습기 dehumidifier | 제습기
공기청정기 공청기 공기정화기 airpurifier | 공기청정기
다리미 스팀다리미 iron | 다리미 스타일러
빔프로젝터 빔 프로젝터 프로젝터기 빔프로젝트 projector beamprojector | 빔프로젝터 프로젝터 | 빔프로젝터
스피커 speaker 블루투스스피커 | 스피커 | 음향기기>스피커
헤드폰 헤드셋 headphone headphones headset | 헤드폰 헤드셋 | 음향기기>헤드폰
마이크 마이크로폰 mic microphone | 마이크
오디오 앰프 audio amp | 오디오 앰프 턴테이블
드라이기 헤어드라이기 드라이어 헤어드라이어 hairdryer | 드라이기 드라이어 슈퍼소닉
고데기 매직기 봉고데기 | 고데기 에어랩
에어랩 airwrap | 에어랩
면도기 전기면도기 shaver | 면도기
안마기 마사지기 안마의자 massager | 안마 마사지
체중계 | 체중계
# 게임
게임기 콘솔 오락기 console | 오락기 | 게임>닌텐도>본체, 플레이스테이션>본체, XBOX
닌텐도 nintendo 닌텐 | | ^닌텐도>본체
스위치 switch | | ^닌텐도>본체
닌텐도스위치 닌스 닌텐스위치 | | ^닌텐도>본체
플스 플레이스테이션 플스테이션 ps playstation | ps5 ps4 | ^플레이스테이션>본체
플스5 ps5 | 플레이스테이션5 ps5 | ^플레이스테이션>본체
플스4 ps4 | 플레이스테이션4 ps4 | ^플레이스테이션>본체
엑박 엑스박스 xbox | xbox | ^XBOX
스팀덱 steamdeck | 스팀덱
모동숲 동물의숲 동숲 | 동물의숲 모동숲
젤다 야숨 왕눈 | 젤다
마카 마리오카트 | 
마카8 마리오카트8 | 마리오카트8
마리오 mario | 마리오
포켓몬 포켓몬스터 pokemon | 포켓몬
게임팩 게임칩 게임타이틀 닌텐도팩 | | 타이틀/주변기기
보드게임 부루마블 할리갈리 boardgame | 보드게임 | 보드게임/카드>보드게임
트레이딩카드 tcg | 포켓몬카드 유희왕카드 | 트레이딩카드
게임패드 컨트롤러 조이스틱 controller | 듀얼센스 조이콘 듀얼쇼크
# 가구, 인테리어
가구 furniture | | 가구/인테리어, 가구/가전 나눔
소파 쇼파 sofa couch | 소파 쇼파 | 소파
책상 데스크 desk 컴퓨터책상 컴책상 | 책상 데스크 | 책상
의자 체어 chair 걸상 | 의자 체어 | 의자
식탁 dining 식탁세트 | 식탁
테이블 table 탁자 | 테이블 탁자
티테이블 거실테이블 소파테이블 좌탁 | 티테이블 거실테이블 좌탁
침대 bed 침대프레임 | 침대 | 침대/매트리스
매트리스 메트리스 mattress | 매트리스 토퍼
책장 책꽂이 bookshelf | 책장 책꽂이
선반 shelf 수납선반 | 선반
옷장 장롱 붙박이장 closet wardrobe | 옷장 장롱 행거
행거 옷걸이 hanger | 행거
서랍장 서랍 수납장 | 서랍 수납장
화장대 vanity | 화장대
거울 mirror 전신거울 | 거울
조명 스탠드 무드등 램프 lamp light 전등 | 조명 스탠드 램프 무드등 | 조명/소품>조명
시계 벽시계 clock | 시계
액자 그림액자 frame | 액자
커튼 블라인드 curtain | 커튼 블라인드
이불 침구 베개 bedding 이불세트 | 이불 침구 베개 | 
러그 카페트 카펫 rug carpet | 러그 카페트
화병 꽃병 vase | 화병
화분 식물 플랜트 plant | 화분 식물 몬스테라
트리 크리스마스트리 | 트리
# 주방, 리빙
주방용품 주방 부엌용품 kitchen | 주방용품 | 주방용품
그릇 접시 식기 그릇세트 plate dish | 그릇 접시 식기
컵 머그 머그컵 cup mug | 컵 텀블러
잔 와인잔 유리잔 glass | 와인글라스 글라스세트 머그 유리컵 맥주잔 소주잔 찻잔 커피잔 샴페인잔 위스키잔 | ^그릇/컵
텀블러 tumbler 보온병 | 텀블러 보온병
냄비 pot | 냄비
프라이팬 후라이팬 후라이펜 프라이펜 fryingpan | 프라이팬 후라이팬 그리들 무쇠팬 스킬렛
팬 | 프라이팬 후라이팬 무쇠팬 그리들 스킬렛 그린팬 선풍기
칼 식칼 과도 knife | 식칼 부엌칼 과도 나이프 칼세트 주방칼
도마 | 도마
솥 | 밥솥 가마솥 무쇠솥 주물솥 솥밥
수저 숟가락 젓가락 커트러리 | 수저 숟가락 젓가락 커트러리
도시락 도시락통 반찬통 | 도시락 반찬통 밀폐용기
주전자 포트 전기포트 kettle | 주전자 포트
수납함 정리함 수납박스 리빙박스 | 수납함 정리함 리빙박스 수납
휴지통 쓰레기통 | 휴지통 쓰레기통
빨래건조대 건조대 | 건조대
욕실용품 | | 욕실
세제 | 세제
수건 타올 towel | 수건 타올
우산 양산 umbrella | 우산 양산
# 패션
옷 의류 clothes | | 패션의류, 유아동의류, 수입명품>의류/패션소품>의류
남성의류 남자옷 남성옷 남성복 | | 남성의류
여성의류 여자옷 여성옷 여성복 | | 여성의류
아동복 아이옷 아기옷 유아복 유아동의류 애기옷 키즈의류 베이비의류 | 아기옷 | 유아동의류
점퍼 잠바 외투 아우터 겉옷 jumper jacket outer | 점퍼 잠바 패딩 재킷 자켓 바람막이 | 아우터
자켓 재킷 쟈켓 | 자켓 재킷
패딩 다운재킷 다운점퍼 롱패딩 숏패딩 padding | 패딩 다운
코트 coat | 코트
바람막이 윈드브레이커 | 바람막이
후드 후드티 후디 hoodie 후드집업 | 후드 후디
맨투맨 스웨트셔츠 | 맨투맨 스웨트셔츠
티셔츠 티 반팔 반팔티 긴팔티 tshirt | 티셔츠 반팔
셔츠 와이셔츠 남방 shirt | 셔츠 남방
니트 스웨터 가디건 카디건 knit sweater cardigan | 니트 스웨터 가디건 카디건
블라우스 | 블라우스
바지 팬츠 슬랙스 pants | 바지 팬츠 슬랙스 | 바지/정장, 바지/청바지
청바지 데님 진 jeans denim 데님팬츠 | 청바지 데님 리바이스 흑청
치마 스커트 skirt | 치마 스커트
원피스 드레스 onepiece dress | 원피스 드레스
정장 수트 슈트 양복 suit | 정장 수트 슈트
잠옷 파자마 pajamas | 잠옷 파자마 | 잠옷
양말 socks | 양말
한복 | 한복
유니폼 져지 저지 uniform | 유니폼 저지
레깅스 | 레깅스
교복 | 교복
신발 슈즈 shoes | 운동화 스니커즈 구두 부츠 샌들 | 운동화/스니커즈, 구두/부츠, 남성신발, 여성신발
운동화 스니커즈 sneakers 러닝화 런닝화 스니커 조깅화 | 운동화 스니커즈 러닝화 | 운동화/스니커즈, 남성신발>스니커즈, 여성신발>스니커즈
구두 로퍼 힐 하이힐 펌프스 loafer heels | | 구두/로퍼, 펌프스/로퍼, 남성 구두, 여성 구두
부츠 boots 워커 | 부츠 워커
샌들 샌달 sandals | 
버켄 버켄스탁 birkenstock | 버켄스탁
슬리퍼 쪼리 | 
크록스 crocs | 
등산화 트레킹화 | 등산화
축구화 풋살화 | 축구화 풋살화
가방 백 bag 핸드백 | 백팩 숄더백 크로스백 토트백 클러치 에코백 | 패션잡화>가방>백팩, 패션잡화>가방>숄더/크로스백, 가방/핸드백
백팩 배낭 backpack 책가방 | 백팩 배낭 책가방
숄더백 크로스백 | 숄더백 크로스백
토트백 에코백 | 토트백 에코백
명품가방 명품백 | | 가방/핸드백
캐리어 여행가방 트렁크 luggage suitcase | 캐리어 | 패션잡화>가방>여행가방
지갑 카드지갑 반지갑 장지갑 wallet | 지갑 | 지갑
벨트 허리띠 belt | 벨트
모자 볼캡 캡 cap hat | 비니 버킷햇 | 모자
안경 안경테 glasses | 안경
선글라스 썬글라스 sunglasses | 선글라스
장갑 gloves | 장갑
머플러 목도리 스카프 scarf | 머플러 목도리 스카프
손목시계 watch | 시계 | 시계/주얼리>시계
목걸이 necklace | 목걸이
반지 ring | 반지
귀걸이 귀고리 earrings | 귀걸이 이어링
팔찌 bracelet | 팔찌 
주얼리 쥬얼리 악세사리 액세서리 악세서리 장신구 jewelry | 반지 목걸이 귀걸이 팔찌 | 주얼리, 반지/목걸이
명품 luxury 수입명품 | | 수입명품
# 뷰티
화장품 메이크업 코스메틱 cosmetic cosmetics makeup 뷰티 | | 스킨케어, 메이크업, 향수/바디, 네일/소품
향수 퍼퓸 perfume | 향수 퍼퓸 오드퍼퓸 | 향수
립스틱 틴트 립밤 lipstick | | 
립 | 립스틱 틴트 립밤 | 메이크업>립
쿠션 파운데이션 파데 | 쿠션 파운데이션
선크림 썬크림 sunscreen | 선크림
로션 스킨 크림 에센스 세럼 | 로션 크림 에센스 세럼
미용기기 피부관리기 | 메디큐브 부스터 | 미용기기
# 육아
유아용품 육아용품 아기용품 애기용품 출산용품 유아동 베이비용품 baby | | 출산/유아동
유모차 stroller | | 유모차/카시트>유모차
카시트 carseat | 카시트 | 유모차/카시트>카시트
아기띠 힙시트 babycarrier | 아기띠 힙시트 | 아기띠/힙시트
아기침대 범퍼침대 크립 | 아기침대 범퍼침대
젖병 분유포트 분유 | 젖병 분유
기저귀 diaper | 기저귀
장난감 토이 toy toys 완구 | 장난감 | 장난감, 블록/레고
인형 봉제인형 doll | 인형 | 인형/역할놀이
레고 lego | 듀플로 | ^레고(성인), 블록/레고
블록 블럭 | 레고 듀플로 | 블록/레고
미끄럼틀 그네 | 미끄럼틀 그네
붕붕카 승용완구 전동차 유아전동차 | 붕붕카 푸쉬카 전동차
동화책 그림책 전집 유아책 | 동화책 그림책 전집 | 전집
# 책, 문구
책 도서 book books 서적 | 동화책 그림책 문제집 잡지 소설책 만화책 | 도서/음반/문구>도서, 전집
북 | 맥북 갤럭시북 크롬북 북스 | 도서/음반/문구>도서, 전집
만화 만화책 웹툰 comic comics | 만화 | 만화
소설 소설책 에세이 novel | 소설 | 소설/에세이
문제집 수험서 참고서 자습서 기출 | 문제집 수험서 기출 | 수험서/자격증
토익 toeic | 토익
필기구 볼펜 만년필 펜 pen | 볼펜 만년필 펜슬 라미 형광펜 사인펜 색연필 | 필기구
다이어리 플래너 diary | 
스티커 sticker | 스티커
엘피 lp 레코드판 바이닐 vinyl | lp 바이닐
음반 씨디 cd 앨범 | cd 음반 앨범 | LP/CD
블루레이 dvd 디비디 | 블루레이 dvd
# 스포츠, 레저
자전거 bike bicycle 자전차 잔차 | | 자전거/전동>자전거
전기자전거 ebike | 전기자전거
로드자전거 로드바이크 픽시 mtb 산악자전거 | 로드 픽시 mtb | 
킥보드 전동킥보드 씽씽카 씽씽이 kickboard scooter | 킥보드
골프채 골프클럽 골프세트 golf 골프 | 아이언 퍼터 웨지 젝시오 타이틀리스트 | 골프
라켓 테니스라켓 배드민턴라켓 racket | 라켓 라켓트
공 볼 ball | 축구공 농구공 배구공 야구공 골프공 탁구공 짐볼 볼링공 공인구 테니스공
글러브 야구글러브 | 글러브
덤벨 아령 바벨 dumbbell 케틀벨 | 덤벨 아령 바벨
헬스용품 운동기구 헬스 홈짐 | | 헬스
러닝머신 런닝머신 트레드밀 워킹패드 | 러닝머신 런닝머신 트레드밀 워킹패드
요가매트 매트 | 매트
스키 ski | 스키 | 스키/스노보드
스노보드 스노우보드 보드 snowboard | 스노보드 | 스키/스노보드
스케이트 인라인 롤러스케이트 skate | 인라인 스케이트
수영복 래시가드 swimsuit | 수영복 래시가드
캠핑용품 캠핑 캠핑장비 캠핑도구 camping | 캠핑 차박 | 텐트/타프, 캠핑가구/취침, 취사/조명/난방
캠핑의자 릴렉스체어 감성체어 | 캠핑의자 체어 의자 | 의자/테이블
캠핑테이블 롤테이블 | 캠핑테이블 테이블
텐트 tent | 텐트 | 텐트/타프>텐트
타프 쉘터 tarp | 타프 쉘터
침낭 슬리핑백 | 침낭
버너 화로대 그릴 스토브 burner | 버너 화로대 그릴
랜턴 lantern | 랜턴
아이스박스 쿨러 쿨러백 | 아이스박스 쿨러
낚시 낚싯대 낚시대 fishing 낚시용품 | 낚시 낚싯대 낚시대 | 낚시
릴 | 스피닝릴 베이트릴 낚시릴 전동릴 장구통릴 릴대 낚싯대릴 시마노 다이와 | ^낚시
서핑 서핑보드 | 서핑
보트 카약 패들보드 요트 | 보트 카약 패들보드
등산용품 등산 등산장비 | 등산 | 등산/백패킹
등산스틱 스틱 트레킹폴 | 스틱
# 오토바이, 차
오토바이 바이크 스쿠터 모터사이클 motorcycle 원동기 | 오토바이 | 스쿠터, 중대형
헬멧 helmet 하이바 | 헬멧
차 자동차 car 승용차 | 자동차 미니카 토미카 붕붕카 푸쉬카 차박 또봇 카봇 전동차 홍차 녹차 보이차 찻잎
블박 블랙박스 dashcam | 블랙박스
# 공구
공구 연장 tools tool | | 공구/산업
드릴 전동드릴 drill 임팩드릴 햄머드릴 해머드릴 임팩트드릴 | 드릴 임팩 | 드릴/드라이버
톱 saw | 전기톱 직쏘 직소 원형톱 톱날 체인톱 엔진톱 테이블쏘 컷쏘 절단기 | ^절단/연마
그라인더 grinder 연마기 | 그라인더 샌더
공구함 공구박스 toolbox | 공구함
사다리 ladder | 사다리
용접기 welder | 용접
# 반려동물, 취미
강아지용품 애견용품 반려견용품 강아지 애견 반려견 댕댕이 dog | 강아지 애견 반려견 | 강아지용품
고양이용품 고양이 냥이 애묘 반려묘 cat | 고양이 캣 | 고양이용품
반려동물용품 반려동물 펫 펫용품 pet | | 강아지용품, 고양이용품, 관상어/소동물 용품
강아지옷 애견옷 | 강아지옷 | 강아지용품>의류/장난감
캣타워 스크래처 스크래쳐 | 캣타워 스크래처
켄넬 이동장 이동가방 캐넬 | 이동장 이동가방 켄넬 캔넬
수조 어항 aquarium | 수조 어항
악기 instrument | | 악기
!기타 guitar | 통기타 일렉기타 어쿠스틱기타 베이스기타 클래식기타 포크기타 기타줄 기타앰프 기타이펙터 콜트 펜더 깁슨 스트랫 텔레캐스터 크래프터 | ^기타/현악기
통기타 어쿠스틱기타 일렉기타 일렉 | 어쿠스틱 펜더 콜트 | ^기타/현악기
베이스 bass 베이스기타 | 베이스
피아노 건반 디지털피아노 전자피아노 piano 키보드피아노 | 피아노 건반
바이올린 violin 첼로 | 바이올린 첼로
드럼 drum 전자드럼 | 드럼
우쿨렐레 ukulele | 우쿨렐레
피규어 figure 피겨 | 피규어
프라모델 건프라 건담 gundam | 건담 프라모델 건프라
굿즈 goods 포카 포토카드 | 굿즈 포토카드
우표 stamp | 우표 
화폐 동전 옛날돈 | 
뜨개질 뜨개 코바늘 | 뜨개 코바늘
물감 그림도구 화구 미술용품 | 물감 이젤 | 미술/공예
# 상태
미개봉 새상품 새제품 미사용 | 
# 티켓
기프티콘 쿠폰 기프트콘 모바일쿠폰 기프티쿠폰 gifticon | 기프티콘 쿠폰 | 모바일쿠폰
기프트카드 상품권 giftcard | 문화상품권 백화점상품권 | 상품권
문상 문화상품권 컬쳐랜드 컬처랜드 | 문화상품권
티켓 입장권 이용권 표 ticket | 티켓 입장권 이용권 관람권 예매권
영화표 영화티켓 영화예매권 영화관람권 영화 movie | 영화 cgv 메가박스 롯데시네마 | 영화/전시
콘서트 뮤지컬 연극 공연 concert | 콘서트 뮤지컬 연극
숙박권 호텔 펜션 | 숙박권 호텔
아아 아메 아메리카노 | 아메리카노
스벅 스타벅스 별다방 starbucks | 스타벅스
투썸 투썸플레이스 | 투썸
배민 배달의민족 | 배달의민족 배민
올영 올리브영 oliveyoung | 올리브영
베라 배라 배스킨 배스킨라빈스 | 배스킨라빈스
# 낱말 하나가 한 글자인 것
집 | 강아지집 고양이집 인형의집 하우스 텐트하우스 | ^하우스/급식기
등 | 조명 스탠드 무드등 수면등 전등 램프 | 조명/소품>조명
초 | 캔들 향초 양초
향 | 디퓨저 인센스 향초 향수 | 향수
붓 | 붓펜 브러시 화홍붓 수채화붓 | ^미술/공예
배 | 보트 카약 고무보트 모형배 | ^서핑/보트
상 | 밥상 좌식상 접이식상 교자상 찻상 좌탁
장 | 서랍장 옷장 책장 신발장 수납장 장식장 그릇장
삽 | 야삽 모종삽 눈삽 꽃삽 | ^원예도구
총 | 비비탄 너프건 물총 에어건 모형총
검 | 죽도 목검 광선검
힐 | 하이힐 펌프스 구두 | 펌프스/로퍼, 여성 구두
팩 | 게임팩 마스크팩 아이스팩 배터리팩
꽃 | 꽃병 조화 드라이플라워 꽃다발
줄 | 줄넘기 목줄 리드줄 기타줄 시계줄
띠 | 아기띠 허리띠 머리띠
캠 | 웹캠 액션캠 캠코더 홈캠
봉 | 철봉 요술봉 응원봉 압축봉 커튼봉
판 | 불판 칠판 화이트보드 그리들
통 | 반찬통 물통 쌀통 밀폐용기 보관통 휴지통
신 | 운동화 스니커즈 구두 | 운동화/스니커즈, 구두/부츠
티 | 티셔츠 반팔 긴팔 맨투맨 | 티셔츠/맨투맨
못 | 못 피스 네일건
끈 | 운동화끈 신발끈 가방끈 스트랩
문 | 중문 방문 안전문 강아지안전문
활 | 양궁 컴파운드보우
종 | 도어벨 풍경 핸드벨
쌀 | 쌀통 쌀
술 | 술잔 와인 위스키
약 | 약통 구급함
젤 | 젤네일 젤램프 | ^네일
창 | 창문 방충망
칩 | 게임칩 포커칩 | ^타이틀/주변기기
탈 | 가면 마스크
밥 | 밥솥 밥그릇
욕조 아기욕조 | 욕조
# 이름과 그 줄임말
사과폰 | 아이폰 | ^아이폰
애펜 애플팬슬 | 애플펜슬
매키 매직키 | 매직키보드
에맥 에팟맥스 에어팟맥스 | 에어팟맥스
맥미 | 맥미니
갤노트 | 갤럭시노트
무접점 | 무접점 해피해킹 리얼포스
뽀글이 후리스 플리스 fleece | 플리스 후리스 뽀글이
떡볶이코트 더플코트 더블코트 | 더플코트 떡볶이코트
깔깔이 경량패딩 | 경량패딩
나시 민소매 슬리브리스 | 나시 민소매 슬리브리스
추리닝 트레이닝복 츄리닝 운동복 | 트레이닝 추리닝 츄리닝 운동복
반바지 숏팬츠 쇼츠 | 반바지 쇼츠
몬헌 몬스터헌터 | 몬스터헌터
파판 파이널판타지 | 파이널판타지
갓오워 갓오브워 | 갓오브워
라오어 라스트오브어스 | 라스트오브어스
바하 바이오하자드 | 바이오하자드
레데리 레드데드리뎀션 | 레드데드
사펑 사이버펑크 | 사이버펑크
스플 스플래툰 | 스플래툰
링핏 링피트 | 링피트
삼다수 3ds 3디에스 | 3ds
맥날 맥도날드 | 맥도날드
파바 파리바게뜨 파리바게트 | 파리바게뜨 파리바게트
뚜쥬 뚜레쥬르 | 뚜레쥬르
메가커피 메가 | 메가커피 메가mgc
씨유 cu | cu 씨유
지에스 gs25 | gs25
교촌 | 교촌 치킨
치킨 치킨쿠폰 | 치킨 교촌 bhc bbq 굽네
롯시 롯데시네마 | 롯데시네마
메박 메가박스 | 메가박스
쏘서 점퍼루 | 쏘서 점퍼루
아기의자 하이체어 식탁의자 부스터 트립트랩 | 하이체어 트립트랩 부스터
보행기 걸음마 | 보행기 걸음마
놀이매트 층간소음매트 유아매트 폴더매트 | 놀이매트 폴더매트 유아매트
체육관 아기체육관 국민체육관 | 아기체육관
바운서 | 바운서
실내자전거 싸이클 사이클 | 실내자전거 사이클 스핀바이크
인덕 | 인덕션
나눔 무료나눔 공짜 | | 무료나눔
씨지브이 cgv | cgv
노페 노스페이스 | 노스페이스
뉴발 뉴발란스 | 뉴발란스
아디 아디다스 | 아디다스
나이키 nike 나이끼 | 나이키
에포 에어포스 airforce airforce1 | 에어포스
조던 에어조던 jordan airjordan | 조던
컨버스 converse | 컨버스
반스 vans | 반스
파타 파타고니아 | 파타고니아
스투시 stussy | 스투시
폴로 polo 랄프로렌 | 폴로 랄프로렌
톰브 톰브라운 | 톰브라운
메종 메종마르지엘라 마르지엘라 | 마르지엘라
비비안 비비안웨스트우드 | 비비안
루비 루이비통 루이뷔통 louisvuitton lv | 루이비통
알마비비 알마bb | 알마bb 알마
생로랑 입생로랑 ysl | 생로랑 ysl
구찌 gucci | 구찌
보테가 보테가베네타 | 보테가
몽클 몽클레어 moncler | 몽클레어
캐구 캐나다구스 | 캐나다구스
발렌시아가 balenciaga | 발렌시아가
미우미우 miumiu | 미우미우
스노픽 스노우피크 스노피크 | 스노우피크 스노피크
헬녹 헬리녹스 | 헬리녹스
다이슨 dyson | 다이슨
엘지 lg | 엘지 lg
삼성 samsung 쌤성 | 삼성 
샤프 sharp | 샤프
갤 갤럭시 galaxy 아빠폰 | 갤럭시 | ^갤럭시
갤북 갤럭시북 | 갤럭시북
갤버즈 갤럭시버즈 | | ^무선 이어폰
버즈 | | ^무선 이어폰
갤플립 제트플립 | 플립
갤폴드 제트폴드 | 폴드
`

export interface WordSense {
  words: readonly string[]
  texts: readonly string[]
  /** The word's own letters are no evidence. */
  isVague: boolean
  /** As the category table names them; from the outermost. */
  categories: readonly (readonly string[])[]
  /** Those in which the thing itself is. */
  firstCategories: readonly (readonly string[])[]
}

const list = (text: string, separator: RegExp | string) =>
  text
    .split(separator)
    .map((each) => each.trim())
    .filter(Boolean)

export const WORD_SENSES: readonly WordSense[] = list(LINES, '\n')
  .filter((line) => !line.startsWith('#'))
  .map((line) => {
    const [words = '', texts = '', categories = ''] = line.split('|')
    const paths = list(categories, ',')
    const pathOf = (path: string) => list(path.replace('^', ''), '>')
    return {
      words: list(words.replace('!', ''), /\s+/),
      texts: list(texts, /\s+/),
      isVague: words.startsWith('!'),
      categories: paths.filter((path) => !path.startsWith('^')).map(pathOf),
      firstCategories: paths.map(pathOf),
    }
  })

/** Words that stand before a thing and say of which kind it is; they are parts of words written together. */
export const MODIFIERS: readonly string[] = list(
  `여성 남성 여자 남자 여아 남아 유아 아기 아동 어린이 주니어 키즈 베이비 신생아 초등 초등학생 학생 성인 공용 커플
  무선 유선 전동 전기 전자 자동 수동 접이식 휴대용 차량용 가정용 업소용 사무용 캠핑 낚시 등산 골프 여행 야외 실내
  미니 소형 대형 중형 원룸 자취 신혼 기계식 블루투스 스마트 게이밍 디지털 로봇 스팀 물걸레 핸디 스탠드
  가죽 원목 철제 패브릭 스텐 스테인리스 유리 대리석 명품 빈티지 앤틱 수제 새 중고 세트 용품 커버 거치대 케이스
  싱글 슈퍼싱글 퀸 킹 더블 겨울 여름 가을 봄 방수 방한 경량 롱 숏 컴퓨터 게임 영화 강아지 고양이 반려견 애견`,
  /\s+/,
)

/** Words of a sentence that say nothing about the thing; the first to be given up. */
export const SENTENCE_WORDS: ReadonlySet<string> = new Set(
  list(
    `처음 혼자 사는 가는데 하는데 인데 쓸 쓰는 놓을 둘 할 하는 한 할만한 쓸만한 볼 보는 입을 신을 들 탈 살 줄 받을 주실 주세요
    있나요 있을까요 있는 없는 찾아요 찾습니다 찾는 찾는중 원해요 필요해요 필요한 좋은 괜찮은 예쁜 이쁜 귀여운 깨끗한 깔끔한
    가벼운 작은 큰 따뜻한 따뜻하게 시원한 튼튼한 새 거 것 걸 게 좀 꼭 제일 가장 아무거나 급하게 빨리 가성비 가성비좋은
    선물 선물할 선물용 조카 엄마 아빠 부모님 친구 남편 아내 아이 우리 저희 제가 나 내 데리고 다닐 다니는 그리기용
    공부 공부할 공부용 인강용 입문 입문용 자취 자취방 신혼집 원룸 집 집에 집에서 방 방에 방에서 하나 두개 한개 정도
    용 으로 로 에 에서 의 랑 이랑 하고 및 또는 와 과 상태 상태좋은 상태좋음 정품 국내 요즘 오늘 내일 바로 근처 동네 가까운
    어디 어떤 뭐 무슨 대학생 직장인 초등학생 중학생 고등학생 여자아이 남자아이 아이들 추천좀 문의 구할 구하는 사고 싶은 싶어요`,
    /\s+/,
  ),
)

/** Places that people name and no region is called: the core of the region they are in. */
export const PLACE_NAMES: Readonly<Record<string, string>> = {
  홍대: '서교',
  건대: '화양',
  강남역: '역삼',
  신촌역: '신촌',
  이대: '대현',
  서울대: '봉천',
  가로수길: '신사',
  코엑스: '삼성',
  동탄: '화성',
  광교: '영통',
  송도: '송도',
  위례: '위례',
  미사: '망월',
  센텀: '우동',
  서면: '부전',
  동성로: '동성로',
}
