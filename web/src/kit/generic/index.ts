import { board } from '../board';
import GenericBoard from './GenericBoard.svelte';

/** The board of games that bring none. */
export default board({ Board: GenericBoard, wantsReference: true });
