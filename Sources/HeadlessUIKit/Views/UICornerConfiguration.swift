public import Geometry

/// The radius of a corner.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  let value: CGFloat

  public init(floatLiteral value: Double) {
    self.value = CGFloat(value)
  }

  public init(integerLiteral value: Int) {
    self.value = CGFloat(value)
  }

  private init(_ value: CGFloat) {
    self.value = value
  }

  public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(radius) }
  /// [D] The container's, less the distance from it; [I] here the least radius.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(minimum ?? 0)
  }
}

/// The corners of a view.
public struct UICornerConfiguration: Hashable, Sendable {
  private enum Shape: Hashable {
    case corners([UICornerRadius])
    case capsule(maximum: CGFloat?)
  }

  private let shape: Shape

  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    uniformCorners(radius: radius)
  }
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(shape: .corners(Array(repeating: radius, count: 4)))
  }
  public static func corners(
    topLeftRadius: UICornerRadius?,
    topRightRadius: UICornerRadius?,
    bottomLeftRadius: UICornerRadius?,
    bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    let radii = [topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius]
    return UICornerConfiguration(shape: .corners(radii.map { $0 ?? 0 }))
  }
  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
    UICornerConfiguration(shape: .capsule(maximum: maximumRadius))
  }

  /// Top left, top right, bottom left, bottom right.
  func radii(in size: CGSize) -> [CGFloat] {
    switch shape {
    case .corners(let radii): return radii.map(\.value)
    case .capsule(let maximum):
      let radius = min(min(size.width, size.height) / 2, maximum ?? .infinity)
      return Array(repeating: radius, count: 4)
    }
  }
}

extension UIView {
  /// The corners of the view; nil leaves them to its layer.
  public var cornerConfiguration: UICornerConfiguration? {
    get { layoutStateIfAny?.corners }
    set {
      layoutState.corners = newValue
      if newValue == nil {
        layer.cornerRadius = 0
        layer.maskedCorners = Self.masks.reduce(into: []) { $0.insert($1) }
      }
      showCorners()
    }
  }

  /// The radius of one corner.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    let corners: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    guard let index = corners.firstIndex(of: corner) else { return layer.cornerRadius }
    if let cornerConfiguration { return cornerConfiguration.radii(in: bounds.size)[index] }
    return layer.maskedCorners.contains(Self.masks[index]) ? layer.cornerRadius : 0
  }

  private static let masks: [CACornerMask] = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]

  /// A layer has one radius: it is the largest, of the corners that have any.
  func showCorners() {
    guard let cornerConfiguration else { return }
    let radii = cornerConfiguration.radii(in: bounds.size)
    layer.cornerRadius = radii.max() ?? 0
    layer.maskedCorners = zip(Self.masks, radii).reduce(into: []) { mask, corner in
      if corner.1 > 0 { mask.insert(corner.0) }
    }
  }
}
