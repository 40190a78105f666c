/// The parts of the page that are the same in every report.
enum ReportFrame {
  static let html = """
    <a class="skip" href="#detail">Skip to the golden</a>
    <header>
      <h1>Transition goldens</h1>
      <div id="totals" role="group" aria-label="Show by state"></div>
      <div id="decisions" hidden><output id="decided"></output>
        <button type="button" class="tool" id="save">Download approvals</button></div>
      <p id="facts"></p>
    </header>
    <div id="columns">
      <nav aria-label="Goldens">
        <label for="search">Search <kbd>/</kbd></label>
        <input id="search" type="search" autocomplete="off" spellcheck="false">
        <ol id="list"></ol>
      </nav>
      <main id="detail" tabindex="-1"></main>
    </div>
    <footer>
      <kbd>j</kbd> <kbd>k</kbd> golden · <kbd>←</kbd> <kbd>→</kbd> frame ·
      <kbd>space</kbd> play · <kbd>1</kbd>–<kbd>6</kbd> view · <kbd>/</kbd> search ·
      <kbd>c</kbd> copy the approve command · <kbd>a</kbd> accept · <kbd>x</kbd> deny
    </footer>
    <div id="status" role="status" class="unseen"></div>
    """
}
