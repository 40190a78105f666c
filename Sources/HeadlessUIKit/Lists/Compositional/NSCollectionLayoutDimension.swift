@preconcurrency public import Foundation

/// A width or height: absolute, fractional or estimated.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
  enum Rule: Hashable {
    case fractionalWidth, fractionalHeight, absolute, estimated, uniform
  }

  let rule: Rule
  public let dimension: CGFloat

  init(_ rule: Rule, _ dimension: CGFloat) {
    self.rule = rule
    self.dimension = dimension
    super.init()
  }

  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }
  public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }
  public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// [D] iOS 17: that of the largest item in the same group, all of which measure themselves.
  public class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.uniform, estimate)
  }

  open var isFractionalWidth: Bool { rule == .fractionalWidth }
  open var isFractionalHeight: Bool { rule == .fractionalHeight }
  open var isAbsolute: Bool { rule == .absolute }
  open var isEstimated: Bool { rule == .estimated }
  open var isUniformAcrossSiblings: Bool { rule == .uniform }
  /// Whether a view's own size counts.
  var isMeasured: Bool { isEstimated || isUniformAcrossSiblings }

  func length(in container: CGSize) -> CGFloat {
    switch rule {
    case .fractionalWidth: dimension * container.width
    case .fractionalHeight: dimension * container.height
    case .absolute, .estimated, .uniform: dimension
    }
  }
}

/// A width and a height.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension

  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  func size(in container: CGSize) -> CGSize {
    CGSize(
      width: max(0, widthDimension.length(in: container)),
      height: max(0, heightDimension.length(in: container))
    )
  }

  var selfSizingAxes: UICollectionViewLayoutAttributes.SelfSizingAxes {
    axes { $0.isMeasured }
  }
  var uniformAxes: UICollectionViewLayoutAttributes.SelfSizingAxes {
    axes { $0.isUniformAcrossSiblings }
  }

  /// The axes of the dimensions that fulfil a condition.
  private func axes(
    where isMet: (NSCollectionLayoutDimension) -> Bool
  ) -> UICollectionViewLayoutAttributes.SelfSizingAxes {
    var axes: UICollectionViewLayoutAttributes.SelfSizingAxes = []
    if isMet(widthDimension) { axes.insert(.horizontal) }
    if isMet(heightDimension) { axes.insert(.vertical) }
    return axes
  }
}
