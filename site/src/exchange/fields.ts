/**
 * Reads data from outside field by field: each function answers a value of the type it promises or
 * throws Unreadable with the place. Places are as people say them: `grid, row 3, column 4, value`.
 */
import type { Data, DataRecord } from './payload/loose-json.ts';
import { Unreadable } from './unreadable.ts';

export function within(where: string, ...parts: readonly (string | number)[]): string {
  return [where, ...parts].filter((part) => part !== '').join(', ');
}

export function isRecord(data: Data | undefined): data is DataRecord {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

export function isList(data: Data | undefined): data is readonly Data[] {
  return Array.isArray(data);
}

export function recordOf(data: Data | undefined, where: string): DataRecord {
  if (!isRecord(data)) throw new Unreadable('record', data, where);
  return data;
}

/** A list; an empty one where there is nothing, or what stands for nothing. */
export function listOf(data: Data | undefined, where: string): readonly Data[] {
  if (data === undefined || data === null || data === false || data === '') return [];
  if (!isList(data)) throw new Unreadable('list', data, where);
  return data;
}

/** The same of a list that may have no more entries than that. */
export function shortListOf(data: Data | undefined, where: string, most: number): readonly Data[] {
  const list = listOf(data, where);
  if (list.length > most) throw new Unreadable('smaller', list, where);
  return list;
}

/** The first of the names under which a record has something. */
export function fieldOf(record: DataRecord, ...names: readonly string[]): Data | undefined {
  const name = names.find((candidate) => Object.hasOwn(record, candidate));
  return name === undefined ? undefined : record[name];
}

/** What people wrote, for people; a list of lines is joined, anything else is not text. */
export function proseOf(data: Data | undefined, longest: number): string {
  const lines = isList(data) ? data : [data];
  const text = lines
    .filter((line) => typeof line === 'string' || typeof line === 'number')
    .join('\n')
    // No control characters but line ends, and none that turn the direction of what comes after.
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g, ' ')
    .trim();
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** A whole number, written as one or as text. */
export function wholeNumberOf(data: Data | undefined): number | undefined {
  const value = typeof data === 'string' && /^\d{1,4}$/.test(data.trim()) ? Number(data) : data;
  return typeof value === 'number' && Number.isInteger(value) ? value : undefined;
}

/** True, or a text or number that says so; a switch that is there is on. */
export function isOn(data: Data | undefined): boolean {
  return data !== undefined && data !== null && data !== false && data !== 0 && data !== '';
}
