import Foundation
import Geometry

/// Colors to choose from: grays above, then hues from dark to light.
@MainActor
final class ColorGrid: UIView {
  // [I] As many as on pictures of iOS 14; their values are ours.
  static let columns = 12
  static let rows = 10
  private static let firstHue: CGFloat = 198

  private let cells: [UIView]
  private let frameOfChosen = UIView()
  private(set) var chosen: Int?
  /// Called with a color, and whether the finger is still down.
  var colorChosen: (UIColor, Bool) -> Void = { _, _ in }

  init() {
    cells = (0..<(Self.rows * Self.columns)).map { index in
      let cell = UIView()
      cell.backgroundColor = Self.color(index)
      cell.isUserInteractionEnabled = false
      return cell
    }
    super.init(frame: .zero)
    for cell in cells { addSubview(cell) }
    frameOfChosen.layer.borderWidth = 3  // [I]
    frameOfChosen.layer.borderColor = UIColor.white.cgColor
    frameOfChosen.isUserInteractionEnabled = false
    frameOfChosen.isHidden = true
    addSubview(frameOfChosen)
    clipsToBounds = true
    layer.cornerRadius = 8  // [I]
  }

  required init?(coder: NSCoder) { nil }

  static func color(_ index: Int) -> UIColor {
    let (row, column) = (index / columns, index % columns)
    guard row > 0 else {
      return UIColor(white: 1 - CGFloat(column) / CGFloat(columns - 1), alpha: 1)
    }
    let turn = firstHue + CGFloat(column) * 360 / CGFloat(columns)
    // The row in the middle has pure colors.
    let distance = CGFloat(row - rows / 2)
    return UIColor(
      hue: turn.truncatingRemainder(dividingBy: 360) / 360,
      saturation: distance > 0 ? 1 - distance * 0.2 : 1,
      brightness: distance < 0 ? 1 + distance * 0.15 : 1,
      alpha: 1
    )
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, cell) in cells.enumerated() { cell.frame = area(index) }
    if let chosen { frameOfChosen.frame = area(chosen) }
  }

  private func area(_ index: Int) -> CGRect {
    let width = bounds.width / CGFloat(Self.columns)
    let height = bounds.height / CGFloat(Self.rows)
    return CGRect(
      x: CGFloat(index % Self.columns) * width,
      y: CGFloat(index / Self.columns) * height,
      width: width,
      height: height
    )
  }

  // MARK: Touches

  /// A finger that moves over the colors does not move the sheet.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer.view === self && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    choose(touches.first, isContinuous: true)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    choose(touches.first, isContinuous: true)
  }
  /// [D] The last color of a touch is not a continuous one.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    choose(touches.first, isContinuous: false)
  }

  /// A touch chooses the nearest color, and each only once while it moves.
  private func choose(_ touch: UITouch?, isContinuous: Bool) {
    guard let touch, bounds.width > 0, bounds.height > 0 else { return }
    let location = touch.location(in: self)
    func step(_ place: CGFloat, _ length: CGFloat, _ count: Int) -> Int {
      Int((place / length * CGFloat(count)).clamped(to: 0...CGFloat(count - 1)))
    }
    let row = step(location.y, bounds.height, Self.rows)
    let index = row * Self.columns + step(location.x, bounds.width, Self.columns)
    guard index != chosen || !isContinuous else { return }
    chosen = index
    frameOfChosen.isHidden = false
    frameOfChosen.frame = area(index)
    colorChosen(Self.color(index), isContinuous)
  }
}
