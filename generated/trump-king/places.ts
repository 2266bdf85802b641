// Compiled from the rules of TrumpKing into places.ts: where things stand in the rules. Change the rules, not this file.
import type { Places } from 'houserules/runtime'

/** Where in the rules the rows of the tables stand. */
// prettier-ignore
export const PLACES: Places = {
  folder: 'rules/trump-king/', seats: '',
  rules: [
    'chain.rules:76', 'battle.rules:35', 'suits.rules:31', 'suits.rules:63', 'suits.rules:81', 'suits.rules:86',
    'suits.rules:98', 'suits.rules:116', 'suits.rules:144', 'suits.rules:145', 'suits.rules:146', 'ranks.rules:28',
    'ranks.rules:52', 'ranks.rules:63', 'ranks.rules:97', 'trump-king.rules:106', 'trump-king.rules:109',
    'trump-king.rules:140', 'trump-king.rules:212', 'trump-king.rules:236', 'trump-king.rules:237',
    'trump-king.rules:238', 'trump-king.rules:239', 'trump-king.rules:241', 'suits.rules:151', 'suits.rules:152',
    'ranks.rules:117', 'ranks.rules:85', 'ranks.rules:105', 'suits.rules:167', 'suits.rules:168', 'suits.rules:124',
    'suits.rules:130', 'battle.rules:6', 'battle.rules:8', 'battle.rules:9', 'battle.rules:11', 'battle.rules:66',
    'battle.rules:67', 'battle.rules:68', 'battle.rules:69', 'suits.rules:49', 'suits.rules:9', 'suits.rules:29',
    'suits.rules:59', 'suits.rules:79', 'suits.rules:84', 'suits.rules:96', 'suits.rules:114', 'suits.rules:142',
    'suits.rules:232', 'ranks.rules:24', 'suits.rules:225', 'suits.rules:226', 'ranks.rules:10', 'ranks.rules:13',
    'ranks.rules:15', 'ranks.rules:19', 'ranks.rules:31', 'suits.rules:228', 'ranks.rules:11', 'ranks.rules:12',
    'ranks.rules:17', 'ranks.rules:21', 'ranks.rules:40', 'ranks.rules:80', 'ranks.rules:81', 'ranks.rules:113',
    'ranks.rules:114', 'ranks.rules:71', 'trump-king.rules:143', 'trump-king.rules:164', 'suits.rules:223',
    'trump-king.rules:229', 'trump-king.rules:231', 'trump-king.rules:198', 'suits.rules:47', 'suits.rules:230',
    'trump-king.rules:230', 'trump-king.rules:203', 'trump-king.rules:210', 'suits.rules:48', 'trump-king.rules:234',
    'trump-king.rules:49', 'trump-king.rules:50', 'battle.rules:3', 'battle.rules:4', 'battle.rules:65',
    'suits.rules:9', 'suits.rules:13', 'suits.rules:27', 'suits.rules:29', 'suits.rules:57', 'suits.rules:59',
    'suits.rules:114', 'suits.rules:119', 'suits.rules:140', 'suits.rules:142', 'ranks.rules:3', 'ranks.rules:4',
    'ranks.rules:5', 'ranks.rules:6', 'ranks.rules:7', 'trump-king.rules:227', 'trump-king.rules:228',
    'trump-king.rules:248',
  ],
  sites: [
    'chain.rules:16', 'chain.rules:76', 'chain.rules:84', 'battle.rules:35', 'suits.rules:31', 'suits.rules:63',
    'suits.rules:74', 'suits.rules:81', 'suits.rules:86', 'suits.rules:98', 'suits.rules:116', 'suits.rules:145',
    'suits.rules:152', 'ranks.rules:28', 'ranks.rules:52', 'ranks.rules:117', 'ranks.rules:85', 'ranks.rules:63',
    'ranks.rules:105', 'ranks.rules:97', 'trump-king.rules:106', 'trump-king.rules:109', 'trump-king.rules:127',
    'trump-king.rules:134', 'trump-king.rules:140', 'trump-king.rules:212', 'trump-king.rules:236', 'suits.rules:167',
    'suits.rules:168', 'suits.rules:124', 'suits.rules:130',
  ],
  loops: [
    'chain.rules:10', 'chain.rules:15', 'chain.rules:9', 'chain.rules:35', 'chain.rules:34', 'chain.rules:42',
    'chain.rules:70', 'battle.rules:40', 'suits.rules:31', 'suits.rules:29', 'suits.rules:63', 'suits.rules:64',
    'suits.rules:59', 'suits.rules:73', 'suits.rules:84', 'trump-king.rules:84', 'suits.rules:129', 'chain.rules:47',
    'suits.rules:187', 'suits.rules:189', 'suits.rules:187', 'suits.rules:187', 'suits.rules:195', 'suits.rules:198',
    'suits.rules:195', 'suits.rules:195', 'suits.rules:195', 'suits.rules:195', 'suits.rules:195', 'suits.rules:195',
    'suits.rules:195', 'suits.rules:195', 'suits.rules:216',
  ],
}
