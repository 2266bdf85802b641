// Compiled from the rules of SlowStart into places.ts: where things stand in the rules. Change the rules, not this file.
import type { Places } from 'houserules/runtime'

/** Where in the rules the rows of the tables stand. */
// prettier-ignore
export const PLACES: Places = {
  folder: 'rules/trump-king/', seats: '',
  rules: [
    'chain.rules:76', 'battle.rules:36', 'suits.rules:31', 'suits.rules:65', 'suits.rules:82', 'suits.rules:87',
    'suits.rules:99', 'suits.rules:117', 'suits.rules:145', 'suits.rules:146', 'suits.rules:147', 'ranks.rules:33',
    'ranks.rules:57', 'ranks.rules:68', 'ranks.rules:102', 'trump-king.rules:106', 'trump-king.rules:109',
    'trump-king.rules:140', 'trump-king.rules:210', 'trump-king.rules:234', 'trump-king.rules:235',
    'trump-king.rules:236', 'trump-king.rules:237', 'trump-king.rules:239', 'suits.rules:152', 'suits.rules:153',
    'ranks.rules:122', 'ranks.rules:90', 'ranks.rules:110', 'suits.rules:168', 'suits.rules:169', 'suits.rules:125',
    'suits.rules:131', 'ranks.rules:11', 'battle.rules:7', 'battle.rules:9', 'battle.rules:10', 'battle.rules:12',
    'battle.rules:67', 'battle.rules:68', 'battle.rules:70', 'battle.rules:71', 'suits.rules:49', 'suits.rules:9',
    'suits.rules:29', 'suits.rules:60', 'suits.rules:80', 'suits.rules:85', 'suits.rules:97', 'suits.rules:115',
    'suits.rules:143', 'suits.rules:233', 'ranks.rules:29', 'suits.rules:226', 'suits.rules:227', 'ranks.rules:15',
    'ranks.rules:18', 'ranks.rules:20', 'ranks.rules:24', 'ranks.rules:36', 'suits.rules:229', 'ranks.rules:16',
    'ranks.rules:17', 'ranks.rules:22', 'ranks.rules:26', 'ranks.rules:45', 'ranks.rules:85', 'ranks.rules:86',
    'ranks.rules:118', 'ranks.rules:119', 'ranks.rules:76', 'trump-king.rules:143', 'trump-king.rules:164',
    'suits.rules:224', 'trump-king.rules:227', 'trump-king.rules:229', 'trump-king.rules:196', 'suits.rules:47',
    'suits.rules:231', 'trump-king.rules:228', 'trump-king.rules:201', 'trump-king.rules:208', 'suits.rules:48',
    'trump-king.rules:232', 'trump-king.rules:49', 'trump-king.rules:50', 'battle.rules:3', 'battle.rules:5',
    'battle.rules:66', 'suits.rules:9', 'suits.rules:13', 'suits.rules:27', 'suits.rules:29', 'suits.rules:58',
    'suits.rules:60', 'suits.rules:115', 'suits.rules:120', 'suits.rules:141', 'suits.rules:143', 'ranks.rules:3',
    'ranks.rules:4', 'ranks.rules:5', 'ranks.rules:6', 'ranks.rules:7', 'trump-king.rules:225', 'trump-king.rules:226',
    'trump-king.rules:246', 'slow-start.rules:3',
  ],
  sites: [
    'chain.rules:16', 'chain.rules:76', 'chain.rules:84', 'battle.rules:36', 'suits.rules:31', 'suits.rules:65',
    'suits.rules:75', 'suits.rules:82', 'suits.rules:87', 'suits.rules:99', 'suits.rules:117', 'suits.rules:146',
    'suits.rules:153', 'ranks.rules:33', 'ranks.rules:57', 'ranks.rules:122', 'ranks.rules:90', 'ranks.rules:68',
    'ranks.rules:110', 'ranks.rules:102', 'trump-king.rules:106', 'trump-king.rules:109', 'trump-king.rules:127',
    'trump-king.rules:134', 'trump-king.rules:140', 'trump-king.rules:210', 'trump-king.rules:234', 'suits.rules:168',
    'suits.rules:169', 'suits.rules:125', 'suits.rules:131',
  ],
  loops: [
    'chain.rules:10', 'chain.rules:15', 'chain.rules:9', 'chain.rules:35', 'chain.rules:34', 'chain.rules:42',
    'chain.rules:70', 'battle.rules:41', 'suits.rules:31', 'suits.rules:29', 'suits.rules:65', 'suits.rules:65',
    'suits.rules:60', 'suits.rules:74', 'suits.rules:85', 'trump-king.rules:84', 'suits.rules:130', 'chain.rules:47',
    'suits.rules:188', 'suits.rules:190', 'suits.rules:188', 'suits.rules:188', 'suits.rules:196', 'suits.rules:199',
    'suits.rules:196', 'suits.rules:196', 'suits.rules:196', 'suits.rules:196', 'suits.rules:196', 'suits.rules:196',
    'suits.rules:196', 'suits.rules:196', 'suits.rules:217',
  ],
}
