/** Names in Latin and Korean letters, and English words for things, in the format of 0068-search-senses.ts. */
export const NAME_SENSES = `
# 상표, 시리즈, 영어로 치는 물건
!셀린느 셀린 celine | 셀린느 =셀린 celine
로에베 로에베이 로에배 loewe | loewe
!펜디 fendi | 펜디- fendi
발렌티노 valentino | valentino
지방시 givenchy | givenchy
돌체앤가바나 돌체가바나 돌체앤가바 dolcegabbana dolceandgabbana | dolcegabbana dolceandgabbana
페라가모 살바토레페라가모 ferragamo salvatoreferragamo | ferragamo salvatoreferragamo
알렉산더맥퀸 alexandermcqueen | alexandermcqueen
오프화이트 offwhite | offwhite
maisonmargiela margiela 말지엘라 | 마르지엘라 margiela
thombrowne | 톰브라운 thombrowne
viviennewestwood vivienne 비비안웨스트 | 비비안웨스트우드 vivienne
bottegaveneta bottega 보테카베네타 | 보테가 bottega
saintlaurent yvessaintlaurent 셍로랑 이브생로랑 | 생로랑 saintlaurent =ysl
burberry 버버리 | burberry
canadagoose | 캐나다구스 canadagoose
막스마라 맥스마라 maxmara | maxmara
!겐조 kenzo | 겐조- kenzo
!발망 balmain | 발망- balmain
아크네스튜디오 아크네스튜디오스 acnestudios acnestudio | acnestudios acnestudio
!꼼데가르송 꼼데가르숑 꼼데가르송플레이 꼼데 commedesgarcons cdg | 꼼데가르송 꼼데가르숑 꼼데가르송플레이 꼼데 commedesgarcons =cdg
이세이미야케 이세이미야키 isseymiyake | isseymiyake
베르사체 베르사체진 versace | versace
아르마니 알마니 엠포리오아르마니 armani emporioarmani | armani emporioarmani
고야드 goyard | goyard
마이클코어스 마이클코스 michaelkors | michaelkors
토리버치 toryburch | toryburch
!코치 coach | =코치 코치가방 코치지갑 코치크로스백 코치숄더백 코치토트백 =coach
!롱샴 longchamp | 롱샴- longchamp
마크제이콥스 marcjacobs | marcjacobs
끌로에 클로에 chloe | chloe
폴스미스 paulsmith | paulsmith
!바버 barbour | =바버 바버자켓 바버재킷 바버뷰포트 바버비데일 barbour
산드로 sandro | =sandro
!마쥬 maje | 마쥬 =maje
띠어리 띠오리 theory | 
타미힐피거 토미힐피거 tommyhilfiger tommyjeans | tommyhilfiger tommyjeans
캘빈클라인 켈빈클라인 캘빈클라인진 calvinklein | calvinklein
ck 씨케이 | 캘빈클라인 =ck
!게스 guess | =게스 게스청바지 게스데님 게스진 =guess
levis levi 리바이스 | =levis
라코스테 lacoste | lacoste
프레드페리 fredperry | fredperry
씨피컴퍼니 cp컴퍼니 cpcompany | cpcompany
무스너클 mooseknuckles mooseknuckle | mooseknuckles mooseknuckle
베이프 bape | =bape
피어오브갓 피오갓 fearofgod | fearofgod
!cos | =cos 코스니트 코스코트 코스원피스 코스자켓 코스셔츠
!에이치앤엠 hm hnm | 에이치앤엠 =hm =hnm
마시모두띠 마시모두티 massimodutti | massimodutti
!갭 gap 갭키즈 갭후드 | =갭 갭키즈 갭후드 베이비갭 babygap =gap
!탑텐 topten | 탑텐- topten
스파오 spao | =spao
eightseconds 8seconds | 에잇세컨즈 8seconds
무신사 musinsa | musinsa
!빈폴 beanpole | 빈폴- beanpole
헤지스 해지스 hazzys | hazzys
!닥스 daks | =닥스 닥스가방 닥스지갑 닥스셔츠 닥스벨트 닥스숙녀 닥스신사 =daks
디스이즈네버댓 디스이즈네버뎃 디네댓 thisisneverthat | thisisneverthat
커버낫 커버낫키즈 covernat | covernat
마르디 mardimercredi mardi | mardi
마뗑킴 matinkim | 마뗑- matinkim
디키즈 dickies | dickies
칼하트 carhartt carharttwip | carhartt carharttwip
ralphlauren poloralphlauren 랄프로랜 | 랄프로렌 폴로랄프 ralphlauren
!알로 알로요가 alo aloyoga | 알로요가 aloyoga =알로 =alo
!룰루레몬 룰루 룰루래몬 lululemon | 룰루레몬 =룰루 lululemon
젝시믹스 xexymix | xexymix
안다르 andar | =andar
언더아머 underarmour underarmor | underarmour underarmor
데상트 데쌍트 descente | descente
르꼬끄 르꼬끄스포르티브 르꼬크 lecoqsportif lecoq | lecoqsportif lecoq
!리복 reebok | 리복- reebok
미즈노 mizuno | mizuno
온러닝 온클라우드 온클라우드몬스터 onrunning oncloud | onrunning oncloud
써코니 사코니 saucony | saucony
브룩스 brooks | 브룩스고스트 브룩스러닝화 브룩스하이페리온 브룩스안장 =brooks
오니츠카타이거 오니츠카 onitsukatiger onitsuka | onitsukatiger onitsuka
살로몬 살로먼 salomon | salomon
코오롱스포츠 kolonsport kolon | 코오롱 kolon
블랙야크 블랙야크키즈 blackyak | blackyak
케이투 k2 | =k2
!네파 nepa | 네파- =nepa
아이더 eider | 아이더자켓 아이더패딩 아이더바람막이 아이더등산화 =eider
millet 밀레등산복 | millet 밀레자켓 밀레패딩 밀레등산화 밀레바지 밀레배낭
피엘라벤 피앨라벤 fjallraven | fjallraven
컬럼비아 콜럼비아 columbia | columbia
!몽벨 montbell | 몽벨- montbell
팀버랜드 timberland | timberland
nationalgeographic natgeo | 내셔널지오그래픽 네셔널지오 nationalgeographic
디스커버리 디스커버리익스페디션 discovery | discovery
엠엘비 mlb | =mlb mlb모자 mlb볼캡 mlb키즈
뉴에라 뉴애라 newera | newera
헬렌카민스키 helenkaminski | helenkaminski
!탠디 tandy | =탠디 탠디구두 탠디가방 탠디부츠 =tandy
클락스 클락스왈라비 clarks | clarks
레드윙 redwing | redwing
오트리 autry | autry
dunk dunklow 덩크로 | 덩크로우 덩크하이 나이키덩크 덩크- =dunk dunklow
airmax 에어멕스 | 에어맥스 airmax
트래비스스캇 트래비스스콧 travisscott | travisscott
vaporfly | 베이퍼플라이 vaporfly
!samba | 삼바- -삼바 =samba
!gazelle | 가젤- =gazelle gazelle
울트라부스트 ultraboost | ultraboost
스탠스미스 스텐스미스 stansmith | stansmith
gelkayano kayano | 젤카야노 kayano
쌤소나이트 쌈소나이트 samsonite | 샘소나이트 samsonite
아메리칸투어리스터 아메리칸투어리스트 americantourister | americantourister
!투미 tumi | 투미- =tumi
리모와 리모아 rimova | rimowa | ^패션잡화>가방>여행가방
키플링 kipling | kipling
레스포삭 레스포색 lesportsac | lesportsac
프라이탁 프라이탁가방 freitag | freitag
!칸켄 깐켄 kanken | 칸켄- 깐켄- kanken
그레고리 그레고리배낭 gregory | gregory
오스프리 osprey | osprey
도이터 deuter | deuter
mysteryranch 미스터리랜치 | 미스테리랜치 mysteryranch
요시다포터 포터가방 yoshidaporter porteryoshida | 포터탱커 porteryoshida
루이까또즈 루이까토즈 louisquatorze | louisquatorze
메트로시티 metrocity | metrocity
스탠드오일 standoil | standoil
바오바오 baobaoisseymiyake baobao | baobaoisseymiyake baobao
픽디자인 peakdesign | peakdesign
판도라 pandora | pandora
스와로브스키 스와롭스키 swarovski | swarovski
티파니 티파니앤코 tiffany tiffanyandco | tiffany tiffanyandco
불가리 bulgari bvlgari | 불가리향수 불가리시계 불가리반지 불가리목걸이 불가리비제로원 불가리세르펜티 불가리옴니아 bulgari bvlgari
크롬하츠 크롬하트 chromehearts | chromehearts
vancleef vancleefarpels 반클리프앤아펠 | 반클리프 vancleef
제이에스티나 jestina | jestina
오메가 오메가시계 omega | 오메가씨마스터 오메가스피드마스터 오메가컨스틸레이션 =omega
!튜더 tudor | 튜더- tudor
브라이틀링 브라이트링 breitling | breitling
태그호이어 테그호이어 tagheuer | tagheuer
아이더블유씨 iwc | =iwc
!파텍필립 파텍 patekphilippe patek | 파텍필립 파텍- patekphilippe patek
!론진 longines | 론진- longines
해밀턴 hamilton | hamilton
세이코 그랜드세이코 seiko grandseiko | seiko grandseiko
카시오 casio | =casio
스와치 swatch | =swatch
!파슬 fossil | =파슬 파슬시계 파슬가방 파슬지갑 =fossil
danielwellington 다니엘웰링톤 | 다니엘웰링턴 danielwellington
!가민 garmin | 가민- garmin
!순토 suunto | 순토- suunto
!서브마리너 섭마리너 섭마 submariner | 서브마리너 섭마리너 섭마- submariner
데이저스트 데이트저스트 datejust | datejust
레이밴 레이벤 rayban | rayban
오클리 oakley | oakley
톰포드 tomford | tomford
에스케이투 sk2 skii | =sk2 =skii
설화수 sulwhasoo | sulwhasoo
!더후 thewhoo | =더후 더히스토리오브후 thewhoo
!헤라 hera | =헤라 헤라쿠션 헤라블랙쿠션 헤라파운데이션 헤라립 =hera
라네즈 laneige | laneige
이니스프리 innisfree | innisfree
스타일난다 쓰리씨이 3ce | =3ce
메디큐브 medicube | medicube
!키엘 kiehls kiehl | 키엘- kiehls kiehl
에스티로더 에스테로더 esteelauder | esteelauder
!랑콤 lancome | 랑콤- lancome
라메르 lamer delamer | 라메르크림 =lamer
!nars | 나스쿠션 나스파운데이션 나스립 나스블러쉬 나스블러셔 나스컨실러 =nars
바비브라운 bobbibrown | bobbibrown
록시땅 loccitane | loccitane
!러쉬 러시화장품 lush | =러쉬 러쉬배쓰밤 러쉬향수 러쉬더티 =lush
jomalone 조말론런던 | 조말론 jomalone | ^향수
diptyque 딥티끄 | 딥디크 딥티크 diptyque | ^향수
바이레도 byredo | byredo | ^향수
르라보 lelabo | lelabo | ^향수
creed 크리드향수 | 크리드어벤투스 어벤투스 aventus | ^향수
탬버린즈 템버린즈 tamburins | tamburins
양키캔들 yankeecandle | yankeecandle
오랄비 oralb | oralb
소닉케어 sonicare | sonicare
!braun | braun 브라운면도기 브라운전기면도기 브라운체온계 브라운실크에필
파나소닉 panasonic | panasonic
세라젬 ceragem | ceragem
바디프랜드 bodyfriend | bodyfriend
구글픽셀 픽셀폰 googlepixel | googlepixel
에이치피 휴렛팩커드 hp | =hp
에이서 acer | =acer
엠에스아이 msi | =msi
에일리언웨어 alienware | 앨리언웨어 알리엔웨어 alienware
razer 레이저게이밍 | razer 데스에더 블랙위도우 레이저바이퍼 레이저블레이드
키크론 keychron | keychron | ^키보드/마우스
리얼포스 realforce | realforce | ^키보드/마우스
해피해킹 happyhacking hhkb | happyhacking =hhkb | ^키보드/마우스
라이젠 ryzen | ryzen
!인텔 intel | 인텔- =intel
에이엠디 amd | =amd
지포스 geforce | geforce
라데온 radeon | radeon
시놀로지 synology | synology
아이피타임 iptime | iptime
!엡손 epson | 엡손- epson
브라더 brother | 브라더프린터 브라더복합기 브라더미싱 브라더재봉틀 브라더라벨 brother미싱
!벤큐 benq | 벤큐- =benq
!wacom | 와콤- wacom
!앤커 anker | 앤커- =anker
슈피겐 spigen | spigen
케이스티파이 케이스티파이케이스 casetify | casetify | ^케이스/필름
crema 크레마이북 크레마전자책 | 크레마사운드 크레마그랑데 크레마카르타 크레마모티프 크레마페블 | ^전자책 리더기
metaquest metaquest3 | 메타퀘스트 metaquest
oculus | 오큘러스 oculus
로보락 로보록 roborock | roborock | ^가전>청소기
!샤크 shark | 샤크청소기 샤크닌자 샤크무선청소기 샤크스팀
!miele | miele 밀레청소기 밀레세탁기 밀레식기세척기 밀레건조기 밀레오븐 밀레인덕션 밀레진공청소기
!보쉬 bosch | 보쉬- bosch
스메그 smeg | =smeg
balmuda 발뮤다토스터 | 발뮤다 balmuda
!쿠쿠 cuckoo | 쿠쿠- cuckoo
!쿠첸 cuchen | 쿠첸- cuchen
키친에이드 kitchenaid | kitchenaid
바이타믹스 비타믹스 vitamix | vitamix
!테팔 tefal | 테팔- tefal
!휴롬 hurom | 휴롬- hurom
드롱기 델롱기 delonghi | delonghi
브레빌 breville | breville
칼리타 kalita | kalita
하리오 hario | hario
네스프레소 네쏘 nespresso | nespresso
돌체구스토 dolcegusto | dolcegusto
!일리 illy | 일리커피- 일리캡슐- 일리머신- 일리프란시스 =illy
!카누 kanu | 카누캡슐 카누바리스타 카누머신 카누커피 =kanu
위닉스 winix | winix
코웨이 coway | coway
!딤채 dimchae | 딤채- dimchae | ^냉장고/김치냉장고
비스포크 bespoke | bespoke
스탠바이미 standbyme | standbyme
파세코 paseco | paseco
제이비엘 jbl | =jbl
harmankardon | 하만카돈 harmankardon
!마샬 마샬스피커 marshall | 마샬- 마샬스피커 marshall
bangolufsen bangandolufsen 뱅앤울룹슨 | 뱅앤올룹슨 bangolufsen
!데논 denon | 데논- denon
마란츠 marantz | marantz
에이케이지 akg | =akg
!슈어 shure | 슈어- shure
오디오테크니카 audiotechnica | audiotechnica
야마하 yamaha | yamaha
롤랜드 roland | roland
!펜더 펜더기타 fender | =펜더 펜더기타 펜더스트랫 펜더텔레캐스터 펜더앰프 펜더재즈 =fender
!깁슨 gibson | 깁슨- gibson
!콜트 콜트기타 cort | 콜트기타 콜트일렉 =콜트 =cort
taylorguitar taylorguitars 테일러기타 | taylorguitar
martinguitar 마틴기타 | 마틴통기타 martinguitar
올림푸스 olympus | olympus
펜탁스 pentax | pentax
루믹스 lumix | lumix
!리코 ricoh | =리코 리코gr 리코카메라 리코복합기 ricoh
미놀타 minolta | minolta
칼자이스 자이스 zeiss carlzeiss | zeiss carlzeiss
시그마 sigma | sigma
!탐론 tamron | 탐론- tamron | ^렌즈
삼양옵틱스 samyang | 삼양렌즈 samyang
insta360 인스타삼육공 | 인스타360 insta360
오즈모 osmo | =osmo
!매빅 마빅 mavic | 매빅- 마빅- mavic
맨프로토 manfrotto | manfrotto
고독스 godox | godox
!코닥 kodak | 코닥- kodak
!한샘 hanssem | 한샘- hanssem
리바트 현대리바트 livart | livart
에이스침대 acebed | acebed
simmons 시몬스침대 | 시몬스 simmons
tempur | 템퍼- tempur
!일룸 iloom | 일룸- iloom
데스커 데스커책상 desker | desker
sidiz 시디즈의자 | 시디즈 sidiz | ^서재/사무가구>의자
듀오백 duoback duorest | duoback duorest | ^서재/사무가구>의자
hermanmiller | 허먼밀러 hermanmiller
eames 임스체어 | 임스의자- 임스라운지 =임스 =eames
루이스폴센 louispoulsen | louispoulsen
lecreuset | 르크루제 lecreuset
staub | 스타우브 staub
휘슬러 fissler | fissler
더블유엠에프 wmf | =wmf
!쯔빌링 헹켈 행켈 zwilling henckels | 쯔빌링 헹켈- 행켈- zwilling henckels
!lodge | 롯지- 롯지스킬렛 롯지무쇠 롯지팬 =lodge
!코렐 corelle | 코렐- corelle
포트메리온 포트메이리온 portmeirion | portmeirion
웨지우드 wedgwood | wedgwood
royalcopenhagen | 로얄코펜하겐 royalcopenhagen
이딸라 이탈라 iittala | iittala
villeroyboch villeroyandboch villeroy | 빌레로이 villeroy
locknlock 락엔락 | 락앤락 locknlock
스토케 stokke | stokke
tripptrapp triptrap | 트립트랩 tripptrapp
부가부 bugaboo | bugaboo
싸이벡스 사이벡스 cybex | cybex
베이비젠 요요유모차 babyzen | babyzen
ergobaby | 에르고베이비 ergobaby
베이비뵨 babybjorn | babybjorn
몬테소리 montessori | montessori
피셔프라이스 fisherprice | fisherprice
뽀로로 pororo | pororo
!tayo | 타요버스 꼬마버스타요 타요장난감 타요차고지 타요미니카 =타요 =tayo
티니핑 캐치티니핑 teenieping tiniping | teenieping tiniping
!또봇 tobot | 또봇- tobot
!carbot hellocarbot | 카봇 carbot
토미카 tomica | tomica
!핫휠 핫휠스 hotwheels hotwheel | 핫휠- 핫휠스 hotwheels hotwheel
magformers | 맥포머스 magformers
실바니안 실바니안패밀리 sylvanian sylvanianfamilies | sylvanian sylvanianfamilies
듀플로 duplo legoduplo | duplo legoduplo
!바비 바비인형 barbie | =바비 바비인형 barbie
젤리캣 젤리켓 jellycat | jellycat
테디베어 teddybear | teddybear
테크닉 레고테크닉 technic legotechnic | =technic
닌자고 ninjago | ninjago
스타워즈 starwars | starwars
!겨울왕국 엘사 frozen | 겨울왕국 엘사- =frozen
해리포터 헤리포터 harrypotter | harrypotter
헬로키티 hellokitty 핼로키티 | hellokitty
산리오 sanrio 산리오캐릭터즈 | sanrio
마이멜로디 mymelody | mymelody
쿠로미 kuromi | kuromi
시나모롤 시나모롤인형 cinnamoroll | cinnamoroll
스누피 snoopy | snoopy
미키마우스 mickeymouse mickey | mickeymouse mickey
디즈니 disney | disney
토이스토리 toystory | toystory
!짱구 짱구는못말려 shinchan crayonshinchan | 짱구- 짱구는못말려 shinchan crayonshinchan
도라에몽 doraemon | doraemon
치이카와 먼작귀 chiikawa | chiikawa
리락쿠마 rilakkuma | rilakkuma
!무민 moomin | 무민- moomin
!미피 miffy | 미피- miffy
카카오프렌즈 kakaofriends | kakaofriends
라부부 labubu | labubu
팝마트 popmart | popmart
소니엔젤 sonnyangel | sonnyangel
스폰지밥 스펀지밥 spongebob | spongebob
!marvel | marvel 마블피규어 마블레전드 마블코믹스 마블히어로 마블굿즈 마블카드
아이언맨 ironman | ironman
스파이더맨 spiderman | spiderman
배트맨 batman | batman
트랜스포머 트렌스포머 transformers transformer | transformers transformer
에반게리온 evangelion | evangelion
나루토 naruto | naruto
드래곤볼 dragonball | dragonball
demonslayer kimetsunoyaiba | 귀멸의칼날 demonslayer
jujutsukaisen | 주술회전 jujutsukaisen
attackontitan | 진격의거인 attackontitan
slamdunk | 슬램덩크 slamdunk
!conan detectiveconan | 명탐정코난 코난- =conan
세일러문 sailormoon | sailormoon
지브리 ghibli studioghibli | ghibli studioghibli
토토로 totoro | totoro
yugioh 유희왕 | yugioh
반다이 bandai | bandai
핫토이 핫토이즈 hottoys | hottoys
!넨도로이드 넨도 nendoroid | 넨도로이드 넨도- nendoroid
펀코팝 펑코팝 funkopop funko | funkopop funko
bearbrick | 베어브릭 bearbrick
카우스 kaws | =kaws
피카츄 pikachu | pikachu
zelda legendofzelda | 젤다 zelda
splatoon | 스플래툰 splatoon
kirby | 별의커비 커비- kirby
animalcrossing | 동물의숲 모동숲 animalcrossing
mariokart | 마리오카트 mariokart
ringfit ringfitadventure | 링피트 ringfit
eldenring 엘든링 | eldenring
godofwar | 갓오브워 godofwar
lastofus thelastofus | 라스트오브어스 lastofus
finalfantasy 파이날판타지 | 파이널판타지 finalfantasy
monsterhunter | 몬스터헌터 monsterhunter
biohazard residentevil | 바이오하자드 biohazard
!피파 fifa | 피파- =fifa
cyberpunk cyberpunk2077 | 사이버펑크 cyberpunk
diablo | 디아블로 diablo
스타크래프트 starcraft | starcraft
마인크래프트 minecraft | minecraft
!소닉 sonic | =소닉 소닉더헤지혹 소닉프론티어 소닉인형 =sonic
gameboy | 게임보이 gameboy
패미컴 famicom | famicom
닌텐도wii wii | =wii
피에스피 psp | =psp
joycon joycons | 조이콘 joycon
dualsense | 듀얼센스 dualsense
!카탄 catan | 카탄- catan
루미큐브 루미큐브게임 rummikub | rummikub
반지의제왕 lordoftherings | lordoftherings
어린왕자 littleprince thelittleprince | littleprince thelittleprince
메이플스토리 maplestory | maplestory
!토플 toefl | 토플- toefl
방탄소년단 비티에스 bts | 방탄포카 방탄앨범 방탄굿즈 =bts
!블랙핑크 블핑 blackpink | 블랙핑크 블핑- blackpink
뉴진스 newjeans | newjeans
아이브 ive | 아이브포카 아이브앨범 아이브포토카드 =ive
에스파 aespa | 에스파앨범 에스파포카 에스파카리나 에스파윈터 aespa
세븐틴 seventeen | seventeen
스트레이키즈 스키즈 straykids | straykids
비틀즈 beatles thebeatles | beatles thebeatles
스페셜라이즈드 스페셜라이즈 specialized | specialized
캐논데일 cannondale | cannondale
스트라이다 strida | strida
시마노 shimano | shimano
스트라이더 strider | strider
나인봇 ninebot | ninebot
segway | 세그웨이 segway
!툴레 thule | 툴레- thule
!혼다 honda | 혼다- honda
스즈키 suzuki | suzuki
가와사키 kawasaki | kawasaki
harleydavidson harley | 할리데이비슨 harley
두카티 ducati | ducati
베스파 vespa | vespa
royalenfield | 로얄엔필드 royalenfield
supercub | 슈퍼커브 supercub
쇼에이 shoei | shoei
에이치제이씨 hjc | =hjc
!세나 sena | =세나 세나블루투스 세나50s 세나30k 세나20s 세나무전기 =sena
hyundai 현대차 | 현대자동차 hyundai
제네시스 genesis | genesis
!벤츠 메르세데스벤츠 benz mercedes mercedesbenz | 벤츠- 메르세데스벤츠 =benz mercedes mercedesbenz
비엠더블유 bmw | =bmw
아우디 audi | =audi
폭스바겐 volkswagen | volkswagen
미니쿠퍼 minicooper | minicooper
포르쉐 포르셰 porsche | porsche
테슬라 tesla | tesla
!볼보 volvo | 볼보- volvo
토요타 도요타 toyota | toyota
아이나비 inavi | inavi
미쉐린 미쉘린 michelin | michelin
타이틀리스트 타이틀리스 titleist | titleist | ^골프
테일러메이드 taylormade | taylormade | ^골프
캘러웨이 켈러웨이 callaway | callaway | ^골프
젝시오 xxio | =xxio | ^골프
!혼마 honma | 혼마- honma | ^골프
!pxg | =pxg 피엑스지 pxg골프
scottycameron | 스카티카메론 scottycameron
!말본 말본골프 malbon malbongolf | 말본- 말본골프 malbon malbongolf
지포어 gfore | gfore
다이와 daiwa | daiwa
snowpeak | 스노우피크 스노피크 snowpeak
!콜맨 coleman | 콜맨- coleman
kovea | 코베아 kovea
nordisk | 노르디스크 nordisk
네이처하이크 naturehike | naturehike
zerogram | 제로그램 zerogram
크레모아 claymore | claymore
!msr | =msr msr텐트 msr허바
토요토미 도요토미 toyotomi | toyotomi
블랙다이아몬드 blackdiamond | blackdiamond
에코플로우 ecoflow | ecoflow
theragun | 테라건 theragun
요넥스 yonex | yonex
바볼랏 바볼라 babolat | babolat
!윌슨 wilson | 윌슨- wilson
로얄캐닌 royalcanin | royalcanin
레더맨 leatherman | leatherman
빅토리녹스 victorinox | victorinox
몽블랑 montblanc | montblanc
!라미 라미만년필 lamy | =라미 라미만년필 라미볼펜 라미사파리 =lamy | ^필기구
파버카스텔 fabercastell | fabercastell
제트스트림 jetstream | jetstream
몰스킨 moleskine moleskin | moleskine moleskin
coffeebean 커피빈 | coffeebean
폴바셋 paulbassett | paulbassett
이디야 ediya | ediya
megacoffee megamgc | 메가커피 메가mgc
paikdabang | 빽다방
!공차 gongcha | 공차- gongcha
!던킨 던킨도너츠 dunkin dunkindonuts | 던킨- 던킨도너츠 dunkin dunkindonuts
baskinrobbins | 배스킨라빈스 baskinrobbins
parisbaguette | 파리바게뜨 파리바게트
touslesjours | 뚜레쥬르
twosome twosomeplace | 투썸
mcdonalds mcdonald | 맥도날드 mcdonald
burgerking | 버거킹 burgerking
lotteria | 롯데리아
!subway | 서브웨이 =subway
dominos dominospizza | 도미노피자 dominos
outback | 아웃백
교촌치킨 kyochon | 교촌
!쿠팡 coupang | 쿠팡- coupang
!emart | 이마트- emart
costco 코스트코 | costco
seveneleven 7eleven 세븐일레븐 | 7eleven
daiso | 다이소
넷플릭스 netflix | netflix
everland | 에버랜드
lotteworld | 롯데월드
megabox | 메가박스
lottecinema | 롯데시네마
blouse blouses | 블라우스
!vest vests | 패딩조끼 니트조끼 다운조끼 조끼- 패딩베스트 니트베스트 다운베스트
sweatshirt sweatshirts | 맨투맨 스웨트셔츠 스웻셔츠
hoodies hoody | 후드티 후드집업 후디
leggings legging | 레깅스
!shorts | 반바지 숏팬츠 쇼츠
windbreaker windbreakers | 바람막이 윈드브레이커
downjacket pufferjacket puffer | 패딩 다운자켓 다운재킷 다운점퍼
trenchcoat trenchcoats | 트렌치코트
leatherjacket leatherjackets | 가죽자켓 가죽재킷 레더자켓 라이더자켓
jackets | 자켓 재킷 점퍼 바람막이
!coats | 코트
sweaters cardigans | 스웨터 니트 가디건 카디건
shirts | 셔츠 남방
tshirts | 티셔츠 반팔티
dresses | 원피스 드레스
skirts | 스커트 치마- 롱치마 미니치마
!suits | 정장 수트
underwear | 속옷 언더웨어 팬티 브래지어
necktie neckties | 넥타이
sneaker | 운동화 스니커즈
!boot | -부츠
slipper slippers | 슬리퍼
sandal | 샌들
highheel highheels | 하이힐 펌프스
loafers | 로퍼
runningshoes runningshoe | 러닝화 런닝화
hikingboots hikingshoes | 등산화 트레킹화
soccershoes footballboots soccercleats | 축구화 풋살화
basketballshoes | 농구화
rainboots rainboot | 레인부츠 장화- -장화
handbag handbags | 핸드백 숄더백 토트백 | ^가방/핸드백
backpacks rucksack | 백팩 배낭
!totebag totebags tote | 토트백
shoulderbag shoulderbags | 숄더백
crossbag crossbodybag crossbody | 크로스백
ecobag ecobags | 에코백
pouch pouches | 파우치
!bags | 백팩 숄더백 크로스백 토트백 핸드백 에코백 클러치백 | 패션잡화>가방>백팩, 패션잡화>가방>숄더/크로스백, 가방/핸드백
suitcases carryon | 캐리어 여행가방 | ^패션잡화>가방>여행가방
wallets purse purses | 지갑 | 지갑
cardholder cardwallet | 카드지갑 카드홀더
keyring keyrings keychain keychains | 키링- -키링 열쇠고리 키홀더
!belts | =벨트 허리띠 가죽벨트
!hats caps | 모자 볼캡 버킷햇 | 모자
!muffler mufflers | 머플러
glove | 장갑 글러브
eyeglasses spectacles | 안경테 안경
goggles goggle | 고글
necklaces | 목걸이
!rings | =반지 -반지 반지세트
earring | 귀걸이 귀고리 이어링- =이어링
bracelets bangle | 팔찌
watches wristwatch wristwatches | 손목시계 | ^패션잡화>시계/주얼리>시계, ^수입명품>시계/주얼리>시계
umbrellas | 우산 =양산 양산-
lotions lotion | 로션
foundation | 파운데이션
lipsticks | 립스틱
mascara mascaras | 마스카라
blusher blush | 블러셔 블러쉬
nailpolish manicure | 매니큐어 네일폴리시 젤네일
perfumes fragrance cologne | 향수 퍼퓸 오드뚜왈렛
shampoo shampoos | 샴푸
toothbrush electrictoothbrush | 칫솔 전동칫솔
massagechair | 안마의자
massagegun | 마사지건
!strollers babystroller pram pushchair | 아기유모차 휴대용유모차 디럭스유모차 절충형유모차 | 유모차/카시트>유모차
carseats babycarseat | 유아카시트 회전형카시트 주니어카시트 | 유모차/카시트>카시트
!crib cribs babybed | 아기침대 범퍼침대
babybottle babybottles feedingbottle | 젖병
diapers | 기저귀
highchair highchairs babychair | 하이체어 아기의자 트립트랩
playmat babymat | 놀이매트 유아매트 폴더매트 층간소음매트
puzzle puzzles jigsawpuzzle | 퍼즐
dolls | 인형
plush plushie plushies stuffedanimal | 봉제인형 솜인형 인형
!robot robots | 로봇장난감 변신로봇 로봇피규어 또봇 카봇
dinosaur dinosaurs | 공룡 티라노
rccar rccars | rc카 알씨카 무선조종자동차
!slide | 미끄럼틀
picturebook picturebooks storybook | 그림책 동화책
!blocks block | 블록 블럭 레고-
!phones smartphones cellphones mobilephone mobilephones |  | 스마트폰
laptops |  | 노트북/PC>노트북
computers |  | 데스크톱
monitors |  | 모니터
keyboards | 키보드 | ^키보드/마우스
printers | 프린터 복합기
tablets | 태블릿 | 갤럭시탭, 아이패드
!cable cables | =케이블 충전케이블 hdmi케이블 usb케이블 랜케이블 c타입케이블 라이트닝케이블 연장케이블
chargers | 충전기 | ^충전기/보조배터리
adapter adaptor adapters | 어댑터 아답터
!battery batteries | 보조배터리 건전지 충전지 노트북배터리 카메라배터리 차량배터리 리튬배터리
phonecase phonecases iphonecase | 폰케이스 아이폰케이스 갤럭시케이스 핸드폰케이스 | ^케이스/필름
graphicscard graphiccard videocard | 그래픽카드 지포스 라데온
harddisk harddrive externalharddrive | 하드디스크 외장하드
memorycard sdcard microsd | 메모리카드 sd카드 마이크로sd
scanner scanners | 스캐너
cameras |  | 미러리스/DSLR, 필름/즉석카메라, 액션캠
lenses |  | 단렌즈, 줌렌즈
filmcamera filmcameras | 필름카메라 | 필름카메라
digitalcamera digicam compactcamera | 디지털카메라 =디카 -디카 | ^즉석/디카
mirrorless | 미러리스 | 미러리스/DSLR
camcorder camcorders | 캠코더
actioncam actioncamera | 액션캠 고프로 | 액션캠
tripods | 삼각대
binoculars binocular | 쌍안경
drones | 드론 | ^드론/캠코더
speakers | 스피커 | 음향기기>스피커
amplifier amplifiers | 앰프
turntable turntables recordplayer | 턴테이블
radio radios | 라디오
cassette cassettes cassettetape | 카세트테이프 카세트플레이어 카세트데크 워크맨
!mp3player mp3 | =mp3 mp3플레이어 엠피쓰리
remotecontrol remotecontroller | 리모컨 리모콘
!televisions tvs |  | TV/영상>TV
projectors | 프로젝터 | 빔프로젝터
gamepad joystick controllers | 게임패드 조이스틱 컨트롤러 듀얼센스 프로콘
videogame videogames gametitle | 게임타이틀 게임팩 게임칩
washingmachine washingmachines | 세탁기
clothesdryer tumbledryer | 의류건조기 건조기- =건조기
vacuumcleaner vacuumcleaners vacuums | 청소기 | 가전>청소기
robotvacuum robotcleaner robotvacuumcleaner | 로봇청소기 로보락 | ^가전>청소기
ricecookers | 밥솥 | 전기밥솥
microwaveoven microwaves | 전자레인지 전자렌지
coffeemaker espressomachine coffeemakers | 커피머신 에스프레소머신 커피메이커 캡슐머신
electrickettle kettles | 전기주전자 전기포트 커피포트
juicer juicers | 착즙기 원액기
icemaker | 제빙기
waterpurifier | 정수기
airconditioner airconditioners | 에어컨
electricfan | 선풍기
electricblanket heatingpad | 전기요 전기장판 온수매트
sewingmachine sewingmachines | 재봉틀 미싱
fridges refrigerators | 냉장고 | 냉장고/김치냉장고
chairs | 의자 체어 | 의자
!tables | 테이블 탁자
desks | 책상 =데스크 -데스크 | 책상
!beds | 침대 | 침대/매트리스
sofas couches | 소파 쇼파 | 소파
bookcase bookshelves | 책장 책꽂이
shelves shelving | 선반
drawer drawers dresser | 서랍장
wardrobes closets | 옷장 장롱 행거
mirrors | 거울
!lamps lights | 조명 무드등 장스탠드 -램프 | 조명/소품>조명
!stool stools | 스툴- -스툴
officechair officechairs | 사무용의자 사무의자 컴퓨터의자 시디즈 듀오백 | ^서재/사무가구>의자
gamingchair | 게이밍의자 게이밍체어
diningtable | 식탁
coffeetable | 소파테이블 거실테이블 티테이블 커피테이블
sofabed | 소파베드 소파침대
recliner recliners | 리클라이너
beanbag beanbags | 빈백- -빈백 빈백소파
pillow pillows | 베개
blanket blankets | 담요 블랭킷
duvet comforter quilt | 이불
curtains blinds | 커튼 블라인드
!rugs carpets | 러그 카페트 카펫
poster posters | 포스터
candle candles | -캔들 캔들세트 향초 양초
diffuser diffusers | 디퓨저
flowerpot flowerpots planter | 화분
christmastree | 크리스마스트리
storagebox storageboxes | 수납함 정리함 리빙박스 수납박스
!basket baskets | 바구니
trashcan dustbin wastebasket | 휴지통 쓰레기통
hangers clothesrack | 옷걸이 행거
dryingrack clotheshorse | 빨래건조대
cookware | 냄비 프라이팬 후라이팬
knives kitchenknife | 식칼 부엌칼 칼세트 주방칼 셰프나이프
cuttingboard choppingboard | =도마 -도마 도마세트
!bowls bowl | =면기 면기세트 샐러드볼 국그릇 밥그릇 시리얼볼
!plates dishes tableware dinnerware | 접시 그릇 식기세트
!mugs | 머그컵 머그잔 머그
teacup teacups | 찻잔
teapot teapots teaset | 찻주전자 티팟 다기세트
wineglass wineglasses | 와인잔 와인글라스
tumblers | 텀블러
waterbottle waterbottles | 물병 -보틀
lunchbox lunchboxes | 도시락
spoon spoons | 숟가락 수저 스푼세트
chopsticks | 젓가락 수저
!tray trays | 쟁반 서빙트레이 우드트레이 =트레이
bicycles bikes |  | 자전거/전동>자전거
mountainbike mountainbikes | 산악자전거 =mtb
foldingbike | 접이식자전거 폴딩자전거 미니벨로 브롬톤
balancebike | 밸런스바이크 스트라이더
electricscooter escooter | 전동킥보드
inlineskates inlineskate rollerskates rollerblades | 인라인스케이트 롤러스케이트 인라인
surfboard surfboards | 서핑보드 서프보드
lifejacket lifevest | 구명조끼 라이프자켓
dumbbells barbell barbells kettlebell | 덤벨 아령 바벨 케틀벨
treadmill treadmills | 러닝머신 런닝머신 트레드밀
yogamat yogamats | 요가매트
basketball basketballs | 농구공
golfclub golfclubs | 골프채 골프클럽 아이언세트 | ^골프
golfbag golfbags | 골프백 캐디백
tennisracket tennisrackets | 테니스라켓 테니스채
tennis | 테니스
badminton | 배드민턴
!tents | 텐트 | 텐트/타프>텐트
sleepingbag sleepingbags | 침낭
campingchair campingchairs | 캠핑의자 캠핑체어 릴렉스체어 | ^캠핑가구/취침>의자/테이블
campingtable campingtables | 캠핑테이블 롤테이블 | ^캠핑가구/취침>의자/테이블
coolerbox icebox | 아이스박스 쿨러백
fishingrods fishingpole | 낚싯대 낚시대 루어대 | ^낚시
fishingreel fishingreels | 스피닝릴 베이트릴 낚시릴 전동릴 장구통릴
helmets | 헬멧
figurine figurines figures | 피규어
photocard photocards | 포토카드 =포카
!coin coins | 기념주화 기념동전 옛날동전 외국동전
stickers | 스티커
!albums album | cd앨범 사진앨범 -앨범 앨범-
!vinyls records lps | 바이닐 =lp -lp lp판 엘피판
!bluray blurays dvds | 블루레이 =dvd
comicbook comicbooks manga | 만화책 만화
magazine magazines | 잡지 매거진
novels | 소설
acousticguitar acousticguitars | 통기타 어쿠스틱기타 포크기타 | ^기타/현악기
electricguitar electricguitars | 일렉기타 | ^기타/현악기
pianos digitalpiano | 피아노 디지털피아노 | ^건반/관악/타악
saxophone saxophones | 색소폰
catfood | 고양이사료
petfood | 사료-
dogfood | 강아지사료 애견사료
doghouse | 강아지집 강아지하우스 애견하우스
screwdriver screwdrivers | 드라이버세트 전동드라이버 십자드라이버 정밀드라이버
hammer hammers | 망치- -망치 =해머 오함마
wrench wrenches spanner | =렌치 렌치- 몽키렌치 토크렌치 육각렌치 임팩트렌치 스패너
lawnmower grasscutter | 예초기 잔디깎이 잔디깍기
flashlight flashlights | 손전등 led후레쉬 후레쉬랜턴
!tire tires | 타이어
motorbike motorbikes motorcycles | 오토바이 | 스쿠터, 중대형
wheelchair wheelchairs | 휠체어
fountainpen fountainpens | 만년필
pencil pencils | -연필 연필세트 색연필
diaries planner planners | 다이어리 플래너
voucher vouchers | 상품권 이용권 숙박권
coupon coupons | 쿠폰 기프티콘 | 모바일쿠폰
tickets | 티켓 입장권 이용권 관람권
vintage | 빈티지
antique antiques | 앤틱 엔틱 골동품
retro | 레트로
wireless cordless | 무선- 와이어리스
bluetooth | 블루투스
!leather | 가죽 =레더 레더자켓 레더재킷
portable | 휴대용 포터블
foldable folding | 접이식 폴딩
handmade | 핸드메이드 수제-
!limitededition limited | 한정판 리미티드 =limited
unopened sealed | 미개봉
brandnew | 새상품 새제품 미사용 미개봉
!used secondhand preowned | 중고
!kids | 키즈 아동 유아- =kids
gaming | 게이밍
stainless stainlesssteel | 스테인리스 스테인레스 올스텐 =스텐
wooden solidwood | 원목- -원목
cashmere | 캐시미어 캐시미아`
