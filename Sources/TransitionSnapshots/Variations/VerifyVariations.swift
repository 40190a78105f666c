internal import Foundation
public import HeadlessUIKit
internal import Scene

/// Records what `body` starts on a new stage for each variation, and compares it with goldens named
/// after the variation; independent of test frameworks.
///
/// `root` is created for each variation and put on screen first; `device` is used if no device is
/// varied.
@MainActor
public func verifyTransition<Root: UIViewController>(
  across variations: Variations,
  on device: Stage.Device = .iPhone15,
  from root: () throws -> Root,
  taking filming: TakeOptions = TakeOptions(),
  against goldens: GoldenOptions = GoldenOptions(),
  source: SnapshotSource,
  _ body: (Root) throws -> Void
) throws -> VariationVerdicts {
  let chosen = try variations.chosen()
  var verdicts: [SnapshotVerdict] = []
  var takes: [VariedTake] = []
  for variation in chosen {
    var goldens = goldens
    goldens.name = [goldens.name, variation.name].compactMap(\.self).joined(separator: "-")
    let stage = variation.stage(on: device)
    let root = try root()
    verdicts += try verifyTransition(
      on: stage,
      from: root,
      taking: filming,
      against: goldens,
      source: source,
      looking: { takes.append(VariedTake(name: variation.name, scenes: $0.samples.map(\.scene))) },
      { try body(root) }
    )
  }
  let test = [source.function, goldens.testCase, goldens.name].compactMap(\.self)
  let title = "\(source.suite)/\(test.joined(separator: " ")): \(chosen.count)"
  let count = variations.combinationCount
  return VariationVerdicts(
    verdicts: verdicts,
    title: chosen.count == count ? title : "\(title) of \(count), every pair",
    takes: takes
  )
}

/// The verdicts on all variations.
public struct VariationVerdicts: Sendable {
  public let verdicts: [SnapshotVerdict]
  let title: String
  let takes: [VariedTake]

  /// All variations in one PNG; nil if none could be filmed.
  public func contactSheet() throws -> SnapshotArtefact? {
    guard !takes.isEmpty else { return nil }
    let picture = try ContactSheet(title: title, takes).picture()
    return SnapshotArtefact(name: "contact-sheet.png", bytes: try PictureSheet.png(picture))
  }
}
