import CairoRenderer
import Foundation
import HeadlessUIKit
import Imaging
import InterfaceBuilder
import Scene

/// All scenes of one document, each drawn on its own stage.
@MainActor
struct DrawnScenes {
  let input: InterfaceInput
  private(set) var cards: [StoryboardMap.Card] = []
  /// The notes about the scenes, without duplicates.
  private(set) var notes: [String] = []
  /// Why scenes show nothing, for those that do.
  private(set) var blanks: [String] = []

  init(_ input: InterfaceInput, _ raw: RawArguments) throws {
    self.input = input
    let choice = try StageChoice(raw)
    let scale = try raw.scale() ?? 1
    let renderer = Renderer(scale: scale)
    for screen in input.file.document.screens {
      let size = input.device(for: screen, choice).size
      try PictureLimit(place: input.place(of: screen)).check(size, scale: scale)
      cards.append(try card(screen, choice: choice, renderer: renderer, size: size))
    }
  }

  private mutating func card(
    _ screen: InterfaceScene,
    choice: StageChoice,
    renderer: Renderer,
    size: CGSize
  ) throws -> StoryboardMap.Card {
    do {
      let photograph = try input.photograph(screen, choice)
      for note in photograph.faults.map(input.words) where !notes.contains(note) {
        notes.append(note)
      }
      if let reason = photograph.blankness {
        blanks.append("\(input.path): the scene '\(screen.name)' is blank: \(reason)")
      }
      return StoryboardMap.Card(
        scene: screen,
        size: photograph.picture?.size ?? size,
        png: try photograph.picture.map { PNG.encode(try renderer.draw($0)) },
        blankness: photograph.blankness
      )
    } catch let exception as Stage.UIKitException {
      return missing(screen, size: size, reason: "\(exception)")
    } catch let error as InterfaceError {
      return missing(screen, size: size, reason: "\(error)")
    }
  }

  private mutating func missing(
    _ screen: InterfaceScene,
    size: CGSize,
    reason: String
  ) -> StoryboardMap.Card {
    notes.append(input.sentence(about: screen, reason: reason))
    return StoryboardMap.Card(scene: screen, size: size, png: nil, trouble: reason)
  }

  var summary: String {
    let arrows = cards.flatMap(\.scene.segues).count
    return "\(cards.count == 1 ? "1 scene" : "\(cards.count) scenes") · "
      + (arrows == 1 ? "1 segue" : "\(arrows) segues")
  }

  /// A scene that cannot be shown is a failure; notes are failures only if `isStrict`.
  func judge(isStrict: Bool) throws {
    let missing = cards.count { $0.png == nil }
    if missing > 0 {
      throw Finding(
        code: .failure,
        description: "\(missing) of \(cards.count) scenes cannot be shown; see above why"
      )
    }
    guard isStrict, !notes.isEmpty else { return }
    throw Finding(code: .failure, description: Finding.strictness)
  }
}
