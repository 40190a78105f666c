/// The looks of HTML's elements.
enum HTMLDefaults {
  // [D] WHATWG HTML 15.3. [W] The blue of links.
  static let sheet = CSSSheet(
    """
    b, strong, th { font-weight: bold }
    i, em, cite, var, dfn, address { font-style: italic }
    u, ins { text-decoration: underline }
    s, strike, del { text-decoration: line-through }
    a:link { color: #0000ee; text-decoration: underline }
    mark { background-color: yellow; color: black }
    code, tt, kbd, samp, pre, xmp { font-family: monospace }
    pre, xmp { white-space: pre; margin-bottom: 1em }
    small, sub, sup { font-size: smaller }
    big { font-size: larger }
    sub { vertical-align: sub }
    sup { vertical-align: super }
    p, dl { margin-bottom: 1em }
    h1, h2, h3, h4, h5, h6 { font-weight: bold }
    h1 { font-size: 2em; margin-bottom: 0.67em }
    h2 { font-size: 1.5em; margin-bottom: 0.83em }
    h3 { font-size: 1.17em; margin-bottom: 1em }
    h4 { margin-bottom: 1.33em }
    h5 { font-size: 0.83em; margin-bottom: 1.67em }
    h6 { font-size: 0.67em; margin-bottom: 2.33em }
    blockquote, figure { margin: 1em 40px }
    dd { margin-left: 40px }
    center, caption, th { text-align: center }
    script, style, title, template, textarea, select, iframe, noframes { display: none }
    svg, audio, video, canvas, datalist, rp { display: none }
    """
  )
}
