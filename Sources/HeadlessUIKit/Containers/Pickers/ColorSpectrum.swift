import Foundation
import Geometry

/// All hues side by side, from white above to black below.
@MainActor
final class ColorSpectrum: ColorPane {
  // [I] As seen on pictures of iOS 14: the ring around the color under the finger.
  private static let ringSide: CGFloat = 36
  private static let ringWidth: CGFloat = 4

  private let ring = UIView()
  private var place = CGPoint.zero

  override init() {
    super.init()
    let hues = ColorRamp(
      (0...6).map { UIColor(hue: CGFloat($0 % 6) / 6, saturation: 1, brightness: 1, alpha: 1) },
      isVertical: false
    )
    let clear = UIColor(white: 1, alpha: 0)
    let light = ColorRamp([.white, clear, clear], isVertical: true)
    let dark = ColorRamp([.clear, .clear, .black], isVertical: true)
    for ramp in [hues, light, dark] {
      ramp.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(ramp)
    }
    ring.isUserInteractionEnabled = false
    ring.layer.borderWidth = Self.ringWidth
    ring.layer.borderColor = UIColor.white.cgColor
    ring.layer.cornerRadius = Self.ringSide / 2
    ring.bounds.size = CGSize(width: Self.ringSide, height: Self.ringSide)
    addSubview(ring)
  }

  required init?(coder: NSCoder) { nil }

  /// The color at a place, in units of its size.
  ///
  /// The upper half mixes white into the hue, the lower half black.
  static func color(at place: CGPoint) -> UIColor {
    UIColor(
      hue: place.x,
      saturation: min(1, 2 * place.y),
      brightness: min(1, 2 * (1 - place.y)),
      alpha: 1
    )
  }

  /// The place of the color that is closest to another one.
  static func place(of color: UIColor) -> CGPoint {
    var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    // A dark color is below the middle, however pale it is.
    return CGPoint(x: hue, y: brightness < 1 ? 1 - brightness / 2 : saturation / 2)
  }

  func show(_ color: UIColor) {
    ring.backgroundColor = color.withAlphaComponent(1)
    // A place that looks the same is kept: black and white are at many.
    if Self.color(at: place) != ring.backgroundColor { place = Self.place(of: color) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    ring.center = CGPoint(x: place.x * bounds.width, y: place.y * bounds.height)
  }

  override func choose(at place: CGPoint, isContinuous: Bool) {
    self.place = place
    colorChosen(Self.color(at: place), isContinuous)
  }
}

/// Colors that run into each other.
private final class ColorRamp: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  init(_ colors: [UIColor], isVertical: Bool) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    guard let ramp = layer as? CAGradientLayer else { return }
    ramp.colors = colors.map(\.cgColor)
    guard !isVertical else { return }
    (ramp.startPoint, ramp.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
  }

  required init?(coder: NSCoder) { nil }
}
