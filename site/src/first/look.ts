/// Runs before anything is painted, in a page that was drawn when it was built (`draw.ts`): it
/// puts the looks on, and hides what a kept or linked puzzle is about to replace.

import { acceptedChoices, defaults, putOnLooks } from '../page/looks.ts';
import { Keeper } from '../page/storage.ts';

const keeper = new Keeper();
const root = document.documentElement;
putOnLooks(root, { ...defaults, ...acceptedChoices(keeper.read('settings').value) });
if (location.hash.length > 1 || keeper.read('tabs').value !== undefined) root.dataset['kept'] = '';
