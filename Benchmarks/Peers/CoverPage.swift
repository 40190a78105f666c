import Foundation
import TransrenderCommand

/// The screens of the works as a web page, whose animation stands where it is told to.
enum CoverPage {
  static let html = """
    <!doctype html><meta charset=utf-8><style>
    * { margin: 0; padding: 0; box-sizing: border-box }
    body, .screen { width: 390px; height: 844px; overflow: hidden; font-family: Inter }
    .screen { position: absolute; left: 0; top: 0; background: #fff }
    #detail { background: #e8f4ff; will-change: transform }
    .bar { height: 44px; background: #0a84ff; color: #fff; text-align: center }
    .bar, .button { font: 600 17px/44px Inter }
    .row { position: relative; height: 64px }
    .row * { position: absolute; left: 72px }
    .row i { left: 16px; top: 12px; width: 40px; height: 40px; border-radius: 8px }
    .row b { top: 11px; font: 500 17px/21px Inter }
    .row span { top: 36px; font: 14px/17px Inter; color: #8e8e93 }
    .row hr { right: 0; bottom: 0; height: .3334px; border: 0; background: #c6c6c8 }
    h1 { position: absolute; left: 20px; top: 60px; font: 700 34px/41px Inter }
    .card { position: absolute; left: 55px; top: 130px; width: 280px; height: 180px;
      border-radius: 16px; background: linear-gradient(135deg, #5c57d6, #33ade6);
      box-shadow: 0 8px 20px rgba(0, 0, 0, .3) }
    p { position: absolute; left: 20px; width: 350px; font: 16px/20px Inter }
    .button { position: absolute; left: 20px; top: 740px; width: 350px; height: 50px;
      line-height: 50px; border-radius: 12px; background: #0a84ff; color: #fff;
      text-align: center }
    </style>
    <div class=screen><div class=bar>Messages</div>\(rows)</div>
    <div class=screen id=detail><h1>Detail</h1><div class=card></div>
    <p style="top: 350px; color: #1c1c1e">\(ReferenceScreens.promise)</p>
    <p style="top: 500px; color: #3a3a3c">\(ReferenceScreens.clock)</p>
    <div class=button>Continue</div></div>
    <script>
    const motion = document.getElementById('detail').animate(
      [{ transform: 'translateY(844px)' }, { transform: 'none' }],
      { duration: 1000, easing: 'cubic-bezier(.42, 0, .58, 1)', fill: 'both' });
    motion.pause();
    window.show = part => { motion.currentTime = 1000 * part };
    window.ready = () => document.fonts.ready.then(() => true);
    </script>
    """

  private static let rows = ReferenceScreens.rows.map { row in
    let color = String(format: "#%06x", row.icon)
    return """
      <div class=row><i style="background: \(color)"></i>\
      <b>\(row.title)</b><span>\(row.subtitle)</span><hr></div>
      """
  }.joined()
}
