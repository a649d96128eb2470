/** The styles of the page as a whole, in the order in which they build on each other. */
import './font.css';
import './tokens.css';
import './base.css';
import './controls.css';
import './print.css';
