/**
 * The words of what edits rules, apart from the others because it is loaded when it is wanted. A
 * translation is a second file with the type of `ruleEditors`.
 */
import { ruleEditors } from './en/rule-editors.ts';

type EditorWords = typeof ruleEditors;
export const editorWords: EditorWords = ruleEditors;
