// Compiled from the rules of BuildDivide into places.ts: where things stand in the rules. Change the rules, not this file.
import type { Places } from 'houserules/runtime'

/** Where in the rules the rows of the tables stand. */
// prettier-ignore
export const PLACES: Places = {
  folder: 'rules/build-divide/', seats: 'build-divide.rules:1',
  rules: ['turn.rules:24', 'turn.rules:87', 'turn.rules:113', 'play.rules:84', 'play.rules:87', 'windows.rules:87',
    'cards-triggers.rules:35', 'cards-fixtures.rules:340', 'cards-fixtures.rules:102', 'cards-fixtures.rules:87',
    'cards-fixtures.rules:89', 'cards-fixtures.rules:73', 'cards-fixtures.rules:74', 'cards-fixtures.rules:61',
    'cards-fixtures.rules:40', 'cards-samples.rules:35', 'cards-samples.rules:36', 'cards-fixtures.rules:147',
    'play.rules:13', 'turn.rules:74', 'play.rules:25', 'play.rules:33', 'play.rules:65', 'cards-fixtures.rules:145',
    'cards-fixtures.rules:162', 'play.rules:81', 'decks.rules:12', 'decks.rules:15', 'decks.rules:19', 'decks.rules:21',
    'decks.rules:22', 'decks.rules:24', 'decks.rules:27', 'play.rules:9', 'play.rules:10', 'play.rules:14',
    'play.rules:15', 'play.rules:17', 'attack.rules:15', 'attack.rules:17', 'attack.rules:50', 'damage.rules:66'],
  sites: ['turn.rules:24', 'turn.rules:30', 'turn.rules:82', 'turn.rules:87', 'turn.rules:113',
    'cards-triggers.rules:35', 'cards-fixtures.rules:340', 'cards-fixtures.rules:102', 'cards-fixtures.rules:87',
    'cards-fixtures.rules:89', 'cards-fixtures.rules:73', 'cards-fixtures.rules:61', 'cards-fixtures.rules:40',
    'cards-samples.rules:35', 'cards-fixtures.rules:147', 'play.rules:84', 'play.rules:87', 'windows.rules:20',
    'windows.rules:87', 'attack.rules:48', 'damage.rules:29'],
  loops: ['turn.rules:5', 'turn.rules:11', 'turn.rules:28', 'turn.rules:45', 'turn.rules:44', 'turn.rules:44',
    'turn.rules:56', 'turn.rules:96', 'turn.rules:95', 'play.rules:54', 'play.rules:80', 'play.rules:83',
    'play.rules:80', 'play.rules:80', 'play.rules:86', 'play.rules:80', 'play.rules:80', 'play.rules:104',
    'play.rules:104', 'windows.rules:8', 'windows.rules:24', 'windows.rules:19', 'windows.rules:28', 'windows.rules:40',
    'windows.rules:43', 'windows.rules:45', 'windows.rules:39', 'windows.rules:54', 'windows.rules:59',
    'windows.rules:50', 'windows.rules:74', 'windows.rules:71', 'windows.rules:84', 'windows.rules:83',
    'windows.rules:90', 'attack.rules:61', 'attack.rules:74', 'attack.rules:75', 'windows.rules:44', 'things.rules:24',
    'play.rules:91'],
}
