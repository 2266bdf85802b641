// Compiled from the rules of SlowStart into places.ts: where things stand in the rules. Change the rules, not this file.
import type { Places } from 'houserules/runtime'

/** Where in the rules the rows of the tables stand. */
// prettier-ignore
export const PLACES: Places = {
  folder: 'rules/trump-king/', seats: 'trump-king.rules:1',
  rules: [
    'chain.rules:81', 'battle.rules:36', 'suits.rules:31', 'suits.rules:74', 'suits.rules:77', 'suits.rules:94',
    'suits.rules:99', 'suits.rules:111', 'suits.rules:129', 'suits.rules:157', 'suits.rules:158', 'suits.rules:159',
    'ranks.rules:33', 'ranks.rules:57', 'ranks.rules:68', 'ranks.rules:106', 'trump-king.rules:108',
    'trump-king.rules:111', 'trump-king.rules:145', 'trump-king.rules:215', 'trump-king.rules:239',
    'trump-king.rules:240', 'trump-king.rules:241', 'trump-king.rules:242', 'trump-king.rules:244',
    'trump-king.rules:245', 'suits.rules:164', 'suits.rules:165', 'ranks.rules:124', 'ranks.rules:90',
    'ranks.rules:113', 'suits.rules:180', 'suits.rules:181', 'suits.rules:137', 'suits.rules:143', 'ranks.rules:11',
    'trump-king.rules:134', 'battle.rules:7', 'battle.rules:9', 'battle.rules:10', 'battle.rules:12', 'battle.rules:67',
    'battle.rules:68', 'battle.rules:70', 'battle.rules:71', 'suits.rules:58', 'suits.rules:66', 'suits.rules:9',
    'suits.rules:47', 'suits.rules:29', 'suits.rules:71', 'suits.rules:92', 'suits.rules:97', 'suits.rules:109',
    'suits.rules:127', 'suits.rules:155', 'suits.rules:247', 'ranks.rules:29', 'suits.rules:240', 'suits.rules:241',
    'ranks.rules:15', 'ranks.rules:18', 'ranks.rules:20', 'ranks.rules:24', 'ranks.rules:36', 'suits.rules:243',
    'ranks.rules:16', 'ranks.rules:17', 'ranks.rules:22', 'ranks.rules:26', 'ranks.rules:45', 'ranks.rules:85',
    'ranks.rules:86', 'ranks.rules:120', 'ranks.rules:121', 'ranks.rules:76', 'trump-king.rules:148',
    'trump-king.rules:169', 'suits.rules:238', 'trump-king.rules:232', 'trump-king.rules:234', 'trump-king.rules:201',
    'suits.rules:56', 'suits.rules:245', 'trump-king.rules:233', 'trump-king.rules:206', 'trump-king.rules:213',
    'suits.rules:57', 'trump-king.rules:237', 'trump-king.rules:49', 'trump-king.rules:50', 'battle.rules:3',
    'battle.rules:5', 'battle.rules:66', 'suits.rules:9', 'suits.rules:13', 'suits.rules:27', 'suits.rules:29',
    'suits.rules:69', 'suits.rules:71', 'suits.rules:127', 'suits.rules:132', 'suits.rules:153', 'suits.rules:155',
    'ranks.rules:3', 'ranks.rules:4', 'ranks.rules:5', 'ranks.rules:6', 'ranks.rules:7', 'trump-king.rules:230',
    'trump-king.rules:231', 'trump-king.rules:252', 'slow-start.rules:3',
  ],
  sites: [
    'chain.rules:16', 'chain.rules:81', 'chain.rules:89', 'battle.rules:36', 'suits.rules:31', 'suits.rules:77',
    'suits.rules:87', 'suits.rules:94', 'suits.rules:99', 'suits.rules:111', 'suits.rules:129', 'suits.rules:158',
    'suits.rules:165', 'ranks.rules:33', 'ranks.rules:57', 'ranks.rules:124', 'ranks.rules:90', 'ranks.rules:68',
    'ranks.rules:113', 'ranks.rules:106', 'trump-king.rules:108', 'trump-king.rules:111', 'trump-king.rules:129',
    'trump-king.rules:139', 'trump-king.rules:145', 'trump-king.rules:215', 'trump-king.rules:239', 'suits.rules:180',
    'suits.rules:181', 'suits.rules:137', 'suits.rules:143',
  ],
  loops: [
    'chain.rules:10', 'chain.rules:15', 'chain.rules:9', 'chain.rules:40', 'chain.rules:39', 'chain.rules:47',
    'chain.rules:75', 'battle.rules:41', 'suits.rules:31', 'suits.rules:29', 'suits.rules:77', 'suits.rules:77',
    'suits.rules:71', 'suits.rules:86', 'suits.rules:97', 'trump-king.rules:86', 'suits.rules:142', 'chain.rules:52',
    'suits.rules:202', 'suits.rules:204', 'suits.rules:202', 'suits.rules:202', 'suits.rules:210', 'suits.rules:213',
    'suits.rules:210', 'suits.rules:210', 'suits.rules:210', 'suits.rules:210', 'suits.rules:210', 'suits.rules:210',
    'suits.rules:210', 'suits.rules:210', 'suits.rules:231',
  ],
}
