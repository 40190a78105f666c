internal import Foundation
public import HeadlessUIKit

/// What a screen is shown in: every combination of devices, appearances, text sizes, directions.
///
/// `.devices(.iPhoneSE, .iPadPro11) * .appearances * .textSizes(.large, .accessibilityLarge)`.
/// Of more than `mostWhole` combinations, as few are taken as still hold every pair of values.
public struct Variations: Hashable, Sendable {
  private enum Choice { case usual, everyPair, everyCombination }

  /// Up to so many combinations are all taken, unless `everyPair` is asked for.
  public static let mostWhole = 24
  /// More are no plan any more.
  public static let most = 2048

  private var axes: [[VariedTrait]]
  private var choice = Choice.usual

  package init(_ traits: [VariedTrait]) { axes = [traits] }

  public static func devices(_ devices: Stage.Device...) -> Variations {
    Variations(devices.map { .device($0) })
  }

  /// Light and dark.
  public static let appearances = Variations(VariedTrait.all(.appearance))

  public static func textSizes(_ sizes: UIContentSizeCategory...) -> Variations {
    Variations(sizes.map { .textSize($0) })
  }

  /// Left to right, and right to left.
  public static let directions = Variations(VariedTrait.all(.direction))

  /// Each of these with each of those.
  public static func * (left: Variations, right: Variations) -> Variations {
    var product = left
    product.axes += right.axes
    if product.choice == .usual { product.choice = right.choice }
    return product
  }

  /// As few combinations as hold every pair of values, however many there would be.
  public var everyPair: Variations { choosing(.everyPair) }

  /// All combinations, however many there are.
  public var everyCombination: Variations { choosing(.everyCombination) }

  private func choosing(_ choice: Choice) -> Variations {
    var variations = self
    variations.choice = choice
    return variations
  }

  /// How many combinations there are.
  public var combinationCount: Int {
    axes.reduce(1) { count, axis in
      let (product, isTooLarge) = count.multipliedReportingOverflow(by: axis.count)
      return isTooLarge ? .max : product
    }
  }

  /// Those that are taken, always the same ones in the same order.
  public func chosen() throws(VariationFault) -> [Variation] {
    try check()
    let isWhole =
      choice == .everyCombination || (choice == .usual && combinationCount <= Self.mostWhole)
    let places = Combinations(axes.map(\.count))
    let taken = isWhole ? places.all : places.everyPair
    return taken.map { places in
      Variation(traits: zip(axes, places).map { $0[$1] })
    }
  }

  private func check() throws(VariationFault) {
    var kinds: Set<VariedTrait.Kind> = []
    for axis in axes {
      guard let kind = axis.first?.kind else { throw .nothing }
      guard kinds.insert(kind).inserted else { throw .kindTwice(kind.rawValue) }
      var words: Set<String> = []
      for trait in axis where !words.insert(trait.word).inserted { throw .valueTwice(trait.word) }
    }
    guard combinationCount <= Self.most else { throw .tooMany(combinationCount) }
  }
}
