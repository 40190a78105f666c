import HeadlessUIKit
import InterfaceBuilder
import Scene
import Timeline

/// Makes every scene of a document, and collects the notes about them.
@MainActor
struct InterfaceCheck {
  /// The notes in the order of the scenes, without duplicates.
  private(set) var notes: [String] = []

  init(_ path: String) throws {
    let input = try InterfaceInput(path)
    let choice = try StageChoice(RawArguments(command: "check", words: [], rows: []))
    for screen in input.file.document.screens {
      for note in try Self.notes(on: screen, input, choice) where !notes.contains(note) {
        notes.append(note)
      }
    }
  }

  /// The notes from performing the segue or script that `render` would film.
  static func performed(_ raw: RawArguments, _ path: String) throws -> [String] {
    guard Flag.interface.contains(where: { raw.has($0.name) }) else { return [] }
    let input = try InterfaceInput(path)
    let choice = try StageChoice(RawArguments(command: "check", words: [], rows: []))
    let play = Play(input, request: try InterfaceRequest(raw, input), choice: choice)
    return try play.perform([.zero]) { _ in }.faults.map(input.words)
  }

  private static func notes(
    on screen: InterfaceScene,
    _ input: InterfaceInput,
    _ choice: StageChoice
  ) throws -> [String] {
    do {
      let photograph = try input.explaining { try input.photograph(screen, choice) }
      return photograph.faults.map(input.words)
        + photograph.ambiguous.map { view in
          "\(input.path):\(view.position): Auto Layout: the constraints of this \(view.className)"
            + " allow several frames; give it a position and a size in both directions"
        }
    } catch let exception as Stage.UIKitException {
      return ["\(input.path): the scene '\(screen.name)' cannot be shown: \(exception)"]
    }
  }
}
