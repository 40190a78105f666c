import Foundation
import Geometry

/// The keys of one request, with the suggestion bar above and the globe below.
final class KeyboardView: UIView {
  let request: KeyboardRequest
  let measures: KeyboardMeasures
  private let keys: KeyboardKeys
  private var rows: [[KeyboardKeyView]] = []
  private var lines: [UIView] = []
  private var marks: [UIImageView] = []
  /// Whether the keys keep their distance from the lower edge, not from the upper one.
  var standsOnLowerEdge = false {
    didSet { if standsOnLowerEdge != oldValue { setNeedsLayout() } }
  }

  init(
    _ request: KeyboardRequest,
    _ measures: KeyboardMeasures,
    pressed: @escaping (KeyboardKey) -> Void
  ) {
    (self.request, self.measures) = (request, measures)
    keys = KeyboardKeys(request)
    super.init(frame: .zero)
    overrideUserInterfaceStyle = request.isDark ? .dark : .light
    backgroundColor = look.ground
    rows = keys.rows.map { row in
      row.map { key in KeyboardKeyView(key, request) { pressed(key) } }
    }
    // Behind the keys, which they cross while the upper edge moves.
    addLines()
    for view in rows.joined() { addSubview(view) }
    addMarks()
  }

  required init?(coder: NSCoder) { nil }

  private var look: KeyboardLook { request.isDark ? .dark : .light }

  /// [W] Two lines separate three suggestions, which are left empty.
  private func addLines() {
    guard request.suggests else { return }
    for _ in 0..<2 {
      let line = UIView()
      line.backgroundColor = look.side
      addSubview(line)
      lines.append(line)
    }
  }

  /// [W] Without a home button there is space below the keys for two more, except on number pads.
  private func addMarks() {
    guard measures.bottomInset > 50, !keys.isPad else { return }
    for name in ["globe", "mic"] {
      let mark = UIImageView(image: UIImage(systemName: name))
      mark.contentMode = .center
      mark.tintColor = look.text
      addSubview(mark)
      marks.append(mark)
    }
  }

  /// The height above the keys.
  private var top: CGFloat {
    if standsOnLowerEdge { return bounds.height - measures.height(withStrip: false) }
    return request.suggests ? measures.strip : 0
  }

  // [I] The lengths of the lines and the positions of the marks are measured on screenshots.
  override func layoutSubviews() {
    super.layoutSubviews()
    let (top, strip) = (top, measures.strip)
    for (index, line) in lines.enumerated() {
      let x = (bounds.width * CGFloat(index + 1) / 3).rounded()
      line.frame = CGRect(x: x, y: strip * 0.3, width: 1, height: strip * 0.45)
    }
    layOutKeys(in: CGRect(x: 0, y: top, width: bounds.width, height: measures.keys))
    for (index, mark) in marks.enumerated() {
      let x = index == 0 ? 36 : bounds.width - 36
      mark.frame = CGRect(x: x - 15, y: top + measures.keys + 6, width: 30, height: 30)
    }
  }

  // [W] 3 points around each key, 6 above and below; inside the safe area at the sides.
  private func layOutKeys(in space: CGRect) {
    let insets = window?.safeAreaInsets ?? .zero
    let room = space.inset(
      by: UIEdgeInsets(top: 2, left: insets.left, bottom: 0, right: insets.right)
    )
    let (width, height) = (room.width / keys.columns, room.height / CGFloat(rows.count))
    for (number, row) in keys.rows.enumerated() {
      let taken = row.map(\.width).reduce(0, +)
      var x = room.minX + (keys.columns - taken) / 2 * width
      for (key, view) in zip(row, rows[number]) {
        let cell = CGRect(
          x: x,
          y: room.minY + CGFloat(number) * height,
          width: key.width * width,
          height: height
        )
        view.frame = cell.reduced(dx: 3, dy: min(6, height / 8))
        x += cell.width
      }
    }
  }
}
