public import Foundation
public import HeadlessUIKit

/// Compares a screen at rest with its golden; independent of test frameworks.
///
/// `root`, if given, is put on screen first. Waits until nothing moves.
@MainActor
public func verifyScreen(
  on stage: Stage,
  from root: UIViewController? = nil,
  scale: Double = 1,
  against goldens: GoldenOptions = GoldenOptions(),
  source: SnapshotSource
) throws -> [SnapshotVerdict] {
  try verifyTransition(
    on: stage,
    from: root,
    taking: .still(scale: scale),
    against: goldens.ofScreen,
    source: source
  ) {}
}

/// The same for a screen in every variation; the screen is created again for each.
@MainActor
public func verifyScreen(
  across variations: Variations,
  on device: Stage.Device = .iPhone15,
  from root: () throws -> UIViewController,
  scale: Double = 1,
  against goldens: GoldenOptions = GoldenOptions(),
  source: SnapshotSource
) throws -> VariationVerdicts {
  try verifyTransition(
    across: variations,
    on: device,
    from: root,
    taking: .still(scale: scale),
    against: goldens.ofScreen,
    source: source
  ) { _ in }
}

/// Compares one view, in its own size and without a screen, with its golden.
///
/// Without `size`, the view has the size of its bounds, or else the smallest that its content
/// needs.
@MainActor
public func verifyView(
  _ view: UIView,
  size: CGSize? = nil,
  scale: Double = 1,
  against goldens: GoldenOptions = GoldenOptions(),
  source: SnapshotSource
) throws -> [SnapshotVerdict] {
  let stage = try Stage(showing: view, size: size)
  return try verifyScreen(on: stage, scale: scale, against: goldens, source: source)
}

extension TakeOptions {
  fileprivate static func still(scale: Double) -> TakeOptions {
    TakeOptions(at: [.settled], scale: scale)
  }
}

extension GoldenOptions {
  fileprivate var ofScreen: GoldenOptions {
    var options = self
    if options.strategies.isEmpty { options.strategies = [.picture] }
    return options
  }
}
