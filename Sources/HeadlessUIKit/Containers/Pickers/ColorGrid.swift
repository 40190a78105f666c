import Foundation
import Geometry

/// Colors to choose from: grays above, then hues from dark to light.
@MainActor
final class ColorGrid: ColorPane {
  // [I] As many as on pictures of iOS 14; their values are ours.
  static let columns = 12
  static let rows = 10
  private static let firstHue: CGFloat = 198

  private let cells: [UIView]
  private let frameOfChosen = UIView()
  private(set) var chosen: Int?

  override init() {
    cells = (0..<(Self.rows * Self.columns)).map { index in
      let cell = UIView()
      cell.backgroundColor = Self.color(index)
      cell.isUserInteractionEnabled = false
      return cell
    }
    super.init()
    for cell in cells { addSubview(cell) }
    frameOfChosen.layer.borderWidth = 3  // [I]
    frameOfChosen.layer.borderColor = UIColor.white.cgColor
    frameOfChosen.isUserInteractionEnabled = false
    frameOfChosen.isHidden = true
    addSubview(frameOfChosen)
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

  /// A finger chooses each color only once while it moves.
  override func choose(at place: CGPoint, isContinuous: Bool) {
    func step(_ share: CGFloat, _ count: Int) -> Int { min(Int(share * CGFloat(count)), count - 1) }
    let index = step(place.y, Self.rows) * Self.columns + step(place.x, Self.columns)
    guard index != chosen || !isContinuous else { return }
    chosen = index
    frameOfChosen.isHidden = false
    frameOfChosen.frame = area(index)
    colorChosen(Self.color(index), isContinuous)
  }
}
