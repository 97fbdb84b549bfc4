/** An article written by a member of the demo. */
export interface SampleArticle {
  title: string;
  summary: string;
  body: string;
}

const tagged = ['城市', '缅甸'];

/** Offered in Chinese, translated by the seller, and published. */
export const published: { tags: string[]; zh: SampleArticle; en: SampleArticle } = {
  tags: [...tagged, '排期'],
  zh: {
    title: '蒲甘带团一天半，我们这样排',
    summary: '二十人以内的小团，到得晚、走得早，也能看完重点还不赶。',
    body: `<p>客人常常下午才到、第三天一早就走，真正能用的只有一天半。下面是我们带二十人以内小团的排法，淡季旺季都用过。</p>
<h2>到达当天</h2>
<ul><li>先办入住，歇一个小时再出门，午后最热。</li>
<li>16:00 出发，只看一处佛塔群，再去看日落的土丘。佛塔不准攀爬，出发前先跟客人讲明白。</li>
<li>晚饭订在住处附近，不走夜路。</li></ul>
<h2>第二天</h2>
<table><thead><tr><th>时间</th><th>安排</th><th>提醒</th></tr></thead><tbody>
<tr><td>05:30</td><td>看日出，或坐热气球</td><td>气球另订，天气不好会取消</td></tr>
<tr><td>08:00</td><td>早餐、休息</td><td>请酒店把早餐留到九点半</td></tr>
<tr><td>10:00</td><td>阿难陀寺、博物馆</td><td>进寺脱鞋脱袜，正午地面烫脚</td></tr>
<tr><td>15:30</td><td>漆器作坊、伊洛瓦底江游船</td><td>旱季末水浅，先问船家</td></tr>
</tbody></table>
<h2>吃过的亏</h2>
<ul><li>电瓶车好骑，保险却说不清。团队一律坐车；客人自己要骑，先签确认书。</li>
<li>大巴进不了佛塔间的土路，二十人用两辆中巴更灵活。</li>
<li>古迹区门票按人收，客人要随身带着，进大寺会查。</li></ul>`,
  },
  en: {
    title: 'Bagan in a day and a half: how we run it for small groups',
    summary: 'Up to twenty people who arrive late and leave early still see what matters, without rushing.',
    body: `<p>Guests often arrive in the afternoon and leave early on the third day, so a day and a half is all there is. This is how we run it for groups of up to twenty, in both seasons.</p>
<h2>The day of arrival</h2>
<ul><li>Check in first and rest for an hour: early afternoon is the hottest part of the day.</li>
<li>Set out at 16:00 for one cluster of temples only, then a mound for the sunset. Climbing temples is not allowed; say so before you leave the hotel.</li>
<li>Book dinner near the hotel and stay off the roads after dark.</li></ul>
<h2>The second day</h2>
<table><thead><tr><th>Time</th><th>Plan</th><th>Mind</th></tr></thead><tbody>
<tr><td>05:30</td><td>Sunrise, or a balloon</td><td>Balloons are booked apart and do not fly in bad weather</td></tr>
<tr><td>08:00</td><td>Breakfast and a rest</td><td>Ask the hotel to serve until half past nine</td></tr>
<tr><td>10:00</td><td>Ananda Temple, the museum</td><td>Shoes and socks off; the floor burns at noon</td></tr>
<tr><td>15:30</td><td>Lacquer workshop, a boat on the Irrawaddy</td><td>Shallow late in the dry season: ask the boatman first</td></tr>
</tbody></table>
<h2>What it taught us</h2>
<ul><li>E-bikes are fun, but nobody can tell you how they are insured. Groups go by car; a guest who insists signs for it.</li>
<li>Coaches cannot use the tracks between the temples. Two minibuses do better for twenty.</li>
<li>The ticket of the zone is for each person. Keep it at hand: the large temples check.</li></ul>`,
  },
};

/** Refused by an editor, with the reason. */
export const refused: { article: SampleArticle; reason: string } = {
  reason: '请不要替某一家换钱店介绍客人，并写明是哪个月的经历。改好后欢迎再投。',
  article: {
    title: '客人到仰光第一天：换钱、电话卡、打车',
    summary: '落地后两个小时内要办的三件事。',
    body: `<p>客人出了到达厅，最先问的就是这三件事。</p>
<h2>换钱</h2><p>带崭新、没有折痕的美元，大面额换得好。我们常去的那家店在市中心，报公司名字可以少收手续费。</p>
<h2>电话卡</h2><p>到达厅就有柜台，凭护照办，当场装好再走。</p>
<h2>打车</h2><p>用软件叫车，价格先谈好，不要上主动揽客的车。</p>`,
  },
};

/** An unfinished draft. */
export const begun: SampleArticle = {
  title: '送机往回推：给前台的一张时间表',
  summary: '',
  body: `<p>国际航班提前三小时到机场，国内提前两小时，再往前推路上的时间。</p>
<ul><li>仰光市区：早晚高峰和平时差一倍，</li></ul>
<p>曼德勒、海霍两段还在跟司机核实。</p>`,
};

/** Waits for an editor. */
export const offered: SampleArticle = {
  title: '带老人团坐车：座位、停靠和随身药',
  summary: '平均年龄过了六十五，路上比景点更要操心。',
  body: `<p>平均年龄过了六十五的团，路上比景点更要操心。几条经验，供同行参考。</p>
<ul><li>全天车程不超过四小时，一个半小时停一次，停靠的地方要有干净的坐便。</li>
<li>前排留给晕车的，靠门留给腿脚不便的；上车用的踏凳，请车队提前备好。</li>
<li>药随身带，不放行李箱。请客人备一张写着通用药名的单子。</li>
<li>每天出发前点一次名、看一次水，回程再点一次。</li></ul>`,
};

/** Comments on articles of the demo. */
export const said = {
  sunset: '土丘上人越来越多，我们改去江边看日落，客人反而更满意。',
  tickets: '古迹区门票能不能请司机代买？',
  ticketsAnswer: '可以。下单时在特殊要求里写明人数，司机垫付后列入服务后费用，由贵司确认。',
  blankets: '十二月清晨湖上很冷，船上有毯子吗？',
  blanketsAnswer: '船夫会备几条，人多了不够分，还是请客人自己带外套。',
  jacket: '十一月以后，蒲甘早晚已经凉了，建议提醒客人带一件薄外套。',
  signboard: '团队人多时，接机牌能不能写团名，不写领队的名字？',
  hotelNote: '早餐一般，团队入住快；前台能讲中文，提前发名单可先分好房。',
};
