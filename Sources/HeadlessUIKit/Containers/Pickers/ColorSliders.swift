import Foundation
import Geometry

/// A slider with its number for the red, the green and the blue of a color.
@MainActor
final class ColorSliders: UIView {
  // [I] About as on pictures.
  private static let spacing: CGFloat = 20
  private static let numberWidth: CGFloat = 44

  private let sliders = [UISlider(), UISlider(), UISlider()]
  private let numbers = [UILabel(), UILabel(), UILabel()]
  private static let names = ["Red", "Green", "Blue"]
  private static let colors: [UIColor] = [.systemRed, .systemGreen, .systemBlue]
  /// Called with a color, and whether the finger is still down.
  var colorChosen: (UIColor, Bool) -> Void = { _, _ in }

  init() {
    super.init(frame: .zero)
    let rows = UIStackView(arrangedSubviews: sliders.indices.map(row))
    rows.axis = .vertical
    rows.spacing = Self.spacing
    rows.translatesAutoresizingMaskIntoConstraints = false
    addSubview(rows)
    NSLayoutConstraint.activate([
      rows.topAnchor.constraint(equalTo: topAnchor),
      rows.leadingAnchor.constraint(equalTo: leadingAnchor),
      rows.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  private func row(_ index: Int) -> UIView {
    let (slider, number, title) = (sliders[index], numbers[index], UILabel())
    title.text = Self.names[index].uppercased()
    title.font = .systemFont(ofSize: 13, weight: .semibold)
    title.textColor = .secondaryLabel
    number.textAlignment = .right
    number.widthAnchor.constraint(equalToConstant: Self.numberWidth).isActive = true
    slider.accessibilityLabel = Self.names[index]
    slider.minimumTrackTintColor = Self.colors[index]
    slider.addAction(UIAction { [weak self] _ in self?.choose() }, for: .valueChanged)
    let line = UIStackView(arrangedSubviews: [slider, number])
    let row = UIStackView(arrangedSubviews: [title, line])
    row.axis = .vertical
    return row
  }

  func show(_ color: UIColor) {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: nil)
    for (index, part) in [red, green, blue].enumerated() {
      if !sliders[index].isTracking { sliders[index].value = Float(part) }
      numbers[index].text = "\(Int((part.clamped(to: 0...1) * 255).rounded()))"
    }
  }

  private func choose() {
    let parts = sliders.map { CGFloat($0.value) }
    let color = UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
    colorChosen(color, sliders.contains(where: \.isTracking))
  }
}
