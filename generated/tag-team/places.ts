// Compiled from the rules of TagTeam into places.ts: where things stand in the rules. Change the rules, not this file.
import type { Places } from 'houserules/runtime'

/** Where in the rules the rows of the tables stand. */
// prettier-ignore
export const PLACES: Places = {
  folder: 'rules/build-divide/', seats: 'tag-team.rules:1',
  rules: ['team-start.rules:4', 'team-start.rules:17', 'turn.rules:87', 'turn.rules:113', 'play.rules:84',
    'play.rules:87', 'team-windows.rules:90', 'cards-triggers.rules:50', 'cards-triggers.rules:35',
    'cards-triggers.rules:12', 'cards-fixtures.rules:340', 'cards-fixtures.rules:121', 'cards-fixtures.rules:112',
    'cards-fixtures.rules:102', 'cards-fixtures.rules:87', 'cards-fixtures.rules:89', 'cards-fixtures.rules:92',
    'cards-fixtures.rules:73', 'cards-fixtures.rules:74', 'cards-fixtures.rules:78', 'cards-fixtures.rules:61',
    'cards-fixtures.rules:53', 'cards-fixtures.rules:40', 'cards-samples.rules:35', 'cards-samples.rules:36',
    'cards-samples.rules:12', 'cards-fixtures.rules:147', 'cards-samples.rules:24', 'cards-fixtures.rules:357',
    'play.rules:13', 'team-start.rules:27', 'play.rules:25', 'play.rules:33', 'play.rules:65',
    'cards-fixtures.rules:145', 'cards-fixtures.rules:162', 'play.rules:81', 'team-decks.rules:8', 'decks.rules:15',
    'decks.rules:19', 'decks.rules:21', 'decks.rules:22', 'decks.rules:24', 'decks.rules:27', 'team-windows.rules:32',
    'team-windows.rules:40', 'team-windows.rules:33', 'team-windows.rules:42', 'team-windows.rules:38',
    'attack.rules:15', 'team-battle.rules:5', 'attack.rules:50', 'damage.rules:66', 'team-decks.rules:3',
    'team-decks.rules:20', 'team-decks.rules:22', 'team-decks.rules:24', 'team-seats.rules:8'],
  sites: ['team-start.rules:4', 'team-start.rules:12', 'team-start.rules:17', 'turn.rules:82', 'turn.rules:87',
    'turn.rules:113', 'cards-triggers.rules:35', 'cards-fixtures.rules:340', 'cards-fixtures.rules:102',
    'cards-fixtures.rules:87', 'cards-fixtures.rules:89', 'cards-fixtures.rules:73', 'cards-fixtures.rules:61',
    'cards-fixtures.rules:40', 'cards-samples.rules:35', 'cards-fixtures.rules:147', 'play.rules:84', 'play.rules:87',
    'team-windows.rules:21', 'team-windows.rules:25', 'team-windows.rules:90', 'team-battle.rules:14',
    'team-battle.rules:30', 'team-seats.rules:54', 'cards-triggers.rules:50', 'cards-triggers.rules:12',
    'cards-fixtures.rules:121', 'cards-fixtures.rules:112', 'cards-fixtures.rules:92', 'cards-fixtures.rules:78',
    'cards-fixtures.rules:53', 'cards-samples.rules:12', 'cards-samples.rules:24', 'cards-fixtures.rules:357'],
  loops: ['turn.rules:5', 'turn.rules:11', 'team-start.rules:10', 'team-start.rules:9', 'turn.rules:45',
    'turn.rules:44', 'turn.rules:44', 'turn.rules:56', 'turn.rules:96', 'turn.rules:95', 'play.rules:54',
    'play.rules:80', 'play.rules:83', 'play.rules:80', 'play.rules:80', 'play.rules:86', 'play.rules:80',
    'play.rules:80', 'play.rules:104', 'play.rules:104', 'team-windows.rules:7', 'team-windows.rules:29',
    'team-windows.rules:19', 'team-windows.rules:45', 'team-windows.rules:54', 'team-windows.rules:57',
    'team-windows.rules:59', 'team-windows.rules:53', 'team-windows.rules:68', 'team-windows.rules:73',
    'team-windows.rules:64', 'windows.rules:74', 'windows.rules:71', 'team-windows.rules:87', 'team-windows.rules:86',
    'windows.rules:90', 'attack.rules:61', 'attack.rules:74', 'attack.rules:75', 'team-windows.rules:58',
    'things.rules:24', 'things.rules:24', 'things.rules:24', 'play.rules:91', 'team-words.rules:14'],
}
