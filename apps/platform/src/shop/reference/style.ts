import { LOOK, SERIF } from '../home/look.ts'

export const STYLE = `${LOOK}
h1,h2{font-family:${SERIF};font-weight:400;letter-spacing:-.01em;line-height:1.2;text-wrap:balance}h1{font-size:clamp(1.9rem,4vw,2.75rem);margin:0 0 .5rem;overflow-wrap:anywhere}h2{font-size:1.5rem;margin:2.5rem 0 .75rem}h3{font-size:1rem;margin:1.75rem 0 .5rem}
.top{position:sticky;top:0;z-index:1;background:var(--paper);display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:center;justify-content:space-between;padding:.75rem 1.25rem;border-bottom:1px solid var(--line)}.top nav{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem}.top nav a{padding:.35rem 0}
main{max-width:80rem;margin:0 auto;padding:2.5rem 1.25rem 5rem}p{margin:0 0 1rem;max-width:42rem}.lead{color:var(--quiet);font-size:1.1rem}
form[role=search]{display:flex;gap:.5rem;flex:0 1 24rem;min-width:0}input,select,textarea,button{font:inherit;color:inherit;background:var(--card);border:1px solid var(--quiet);border-radius:.375rem;padding:.5rem .7rem;min-height:2.75rem}
input,textarea{width:100%;min-width:0}textarea{font:.875rem/1.5 ui-monospace,monospace;min-height:11rem;resize:vertical}button{background:var(--accent);border-color:var(--accent);color:var(--paper);cursor:pointer;font-weight:600;padding-inline:1.1rem}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}h1:focus{outline:0}
.group{margin-top:4rem;scroll-margin-top:6rem}[hidden]{display:none!important}.calls{list-style:none;margin:1rem 0 0;padding:0;border-top:1px solid var(--line)}.calls li{position:relative;display:grid;gap:.1rem 1rem;padding:.7rem 0;border-bottom:1px solid var(--line)}
.calls a{font:600 .95rem ui-monospace,monospace;text-decoration:none;overflow-wrap:anywhere}.calls a::after{content:"";position:absolute;inset:0}.calls span{color:var(--quiet)}
@media(min-width:48rem){.calls li{grid-template-columns:minmax(18rem,1fr) 2fr;align-items:baseline}}
@media(hover:hover){.calls li:hover a{text-decoration:underline}}
.jump{list-style:none;margin:1.5rem 0 0;padding:0;display:flex;flex-wrap:wrap;gap:.5rem}.jump a{display:block;padding:.45rem .9rem;border:1px solid var(--line);border-radius:2px;background:var(--card);color:inherit;text-decoration:none}
.way{color:var(--quiet);margin-bottom:1.25rem}.address{overflow-wrap:anywhere}.method{font-weight:700}.badge{display:inline-block;padding:.1rem .6rem;border:1px solid var(--quiet);border-radius:1rem;font-size:.85rem;color:var(--quiet)}
@media(min-width:64rem){.two{display:grid;grid-template-columns:minmax(0,5fr) minmax(0,6fr);gap:3.5rem;align-items:start}}
.fields,.fields ul{list-style:none;margin:0;padding:0}.fields ul{padding-left:1rem;border-left:1px solid var(--line);margin:.25rem 0 .5rem .25rem}.fields>li>div,.fields summary{padding:.3rem 0;overflow-wrap:anywhere}.fields summary{cursor:pointer}.type,.note{color:var(--quiet);font-size:.9rem}.note{font-style:italic}
table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.5rem .75rem .5rem 0;border-bottom:1px solid var(--line)}td:first-child{width:45%}
.example pre{max-height:26rem;overflow:auto}label{display:block;margin:0 0 .75rem}label>span{display:block;margin-bottom:.25rem}.try{margin-top:2rem;padding:1.25rem;border:1px solid var(--line);border-radius:.5rem}.try h2{margin-top:0}.try pre{margin-top:1rem;max-height:26rem;overflow:auto}
`
