/// The page's style, in light and dark mode.
enum ReportStyle {
  static let css = """

    :root { color-scheme: light dark; --back: #fff; --ink: #1c1c1e; --soft: #5c5c66;
      --line: #d8d8de; --panel: #f4f4f7; --accent: #0a60c2; --bad: #c4211b; --good: #1f7a35;
      --new: #8a5a00; --gone: #6b6b73; --mark: #ffe9e7; --plus: #e3f5e7; }
    @media (prefers-color-scheme: dark) { :root { --back: #16161a; --ink: #f2f2f5;
      --soft: #a9a9b4; --line: #3a3a42; --panel: #212127; --accent: #6cb0ff; --bad: #ff7a70;
      --good: #6fd087; --new: #f0b64c; --gone: #9c9ca6; --mark: #4a2220; --plus: #1d3a26; } }
    * { box-sizing: border-box; }
    body { margin: 0; font: 15px/1.45 system-ui, "Inter", sans-serif; background: var(--back);
      color: var(--ink); }
    h1 { font-size: 18px; margin: 0; } h2 { font-size: 17px; margin: 0; }
    h3 { font-size: 14px; margin: 18px 0 6px; color: var(--soft); font-weight: 600; }
    header { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center;
      padding: 12px 16px; border-bottom: 1px solid var(--line); }
    #totals { display: flex; flex-wrap: wrap; gap: 6px; }
    #decisions { display: flex; gap: 10px; align-items: center; margin-left: auto; }
    #decisions[hidden] { display: none; } .verdict { float: right; font-weight: 600; }
    .verdict:empty { display: none; } .tool:disabled { opacity: .5; cursor: default; }
    #facts { margin: 0; color: var(--soft); font-size: 13px; flex-basis: 100%; }
    #columns { display: grid; grid-template-columns: minmax(200px, 300px) 1fr; min-height: 80vh; }
    nav { border-right: 1px solid var(--line); padding: 12px; max-height: calc(100vh - 40px);
      overflow: auto; position: sticky; top: 0; }
    nav label { font-size: 13px; color: var(--soft); }
    nav input { width: 100%; font: inherit; padding: 5px 8px; margin: 4px 0 8px;
      border: 1px solid var(--line); border-radius: 6px; background: var(--back);
      color: inherit; }
    #list { list-style: none; margin: 0; padding: 0; }
    #list button { display: block; width: 100%; text-align: left; border: 0; border-radius: 6px;
      padding: 5px 8px; background: none; color: inherit; font: inherit; font-size: 13px;
      overflow-wrap: anywhere; cursor: pointer; }
    #list button[aria-current=true] { background: var(--panel); box-shadow: inset 3px 0
      var(--accent); }
    main { padding: 14px 18px; min-width: 0; } main:focus { outline: none; }
    .chip, .tool { font: inherit; font-size: 13px; padding: 3px 10px; border-radius: 99px;
      border: 1px solid var(--line); background: var(--back); color: inherit;
      cursor: pointer; }
    [aria-pressed=true] { background: var(--accent); color: var(--back);
      border-color: var(--accent); }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
    .state::before { content: "● "; } .matched { color: var(--good); }
    .mismatched, .layoutChanged, .unreadable, .failed, .faulty { color: var(--bad); }
    .missing, .recorded { color: var(--new); } .obsolete { color: var(--gone); }
    pre { background: var(--panel); padding: 10px 12px; border-radius: 8px; overflow-x: auto;
      font: 12.5px/1.5 ui-monospace, "DejaVu Sans Mono", monospace; margin: 10px 0; }
    .row { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
    main > .row { margin: 8px 0; }
    .bar { position: sticky; top: 0; z-index: 1; display: grid; gap: 8px; padding: 10px 0;
      background: var(--back); }
    .strip { --cell: 104px; display: flex; gap: 6px; overflow-x: auto; padding: 4px;
      margin: 12px 0; }
    .names { flex: none; display: grid; grid-auto-rows: var(--cell); gap: 6px; padding-top: 4px;
      color: var(--soft); font-size: 12px; }
    .strip button { flex: none; display: grid; gap: 6px; justify-items: center;
      align-content: start; border: 2px solid transparent; border-radius: 6px; padding: 2px 4px;
      background: none; color: var(--soft); font: inherit; font-size: 11px; cursor: pointer; }
    .strip button span, .strip button b { line-height: 1.2; }
    .strip button b { color: var(--bad); font-weight: 600; }
    .strip button.bad { border-color: var(--bad); }
    .strip button[aria-current=true] { background: var(--panel); box-shadow: 0 0 0 2px
      var(--accent); }
    .strip canvas { display: block; height: var(--cell); width: auto; outline: 1px solid
      var(--line); }
    .stage { display: flex; gap: 12px; flex-wrap: wrap; margin: 4px 0 10px; }
    .stage figure { margin: 0; } .stage figcaption { font-size: 12px; color: var(--soft); }
    .stage canvas { display: block; max-width: 100%; max-height: 60vh; min-height:
      min(60vh, 320px); border: 1px solid
      var(--line); }
    .over { position: relative; } .over canvas + canvas { position: absolute; inset: 0; }
    input[type=range] { flex: 1; min-width: 160px; accent-color: var(--accent); }
    details { margin: 10px 0; } summary { color: var(--soft); font-size: 14px; font-weight: 600;
      margin: 6px 0; cursor: pointer; }
    .legend { margin: 6px 0; color: var(--soft); font-size: 12px; }
    .legend i { display: inline-block; width: 9px; height: 9px; border-radius: 5px; }
    .was { background: var(--bad); } .is { background: var(--good); }
    .both { background: var(--soft); } .legend .dashed, .legend .solid { width: 20px; height: 0;
      border-radius: 0; vertical-align: middle; border-top: 2px dashed var(--bad); }
    .legend .solid { border-top: 2px solid var(--accent); }
    .diff [data-time] { cursor: pointer; }
    .diff { list-style: none; margin: 0; padding: 8px 0; background: var(--panel);
      border-radius: 8px; font: 12.5px/1.5 ui-monospace, "DejaVu Sans Mono", monospace;
      overflow-x: auto; }
    .diff li { padding: 0 12px; white-space: pre; } .diff .golden { background: var(--mark); }
    .diff .actual { background: var(--plus); }
    .diff .now { box-shadow: inset 3px 0 var(--accent); }
    svg { width: 100%; height: auto; background: var(--panel); border-radius: 8px; }
    svg text { font-size: 11px; fill: var(--soft); }
    kbd { font: 12px ui-monospace, monospace; border: 1px solid var(--line); border-radius: 4px;
      padding: 0 4px; }
    footer { padding: 8px 16px; color: var(--soft); font-size: 12px;
      border-top: 1px solid var(--line); }
    .unseen, .skip:not(:focus) { position: absolute; width: 1px; height: 1px; overflow: hidden;
      clip-path: inset(50%); }
    @media (max-width: 700px) { #columns { grid-template-columns: 1fr; }
      nav { position: static; max-height: 40vh; border-right: 0; } }
    """
}
