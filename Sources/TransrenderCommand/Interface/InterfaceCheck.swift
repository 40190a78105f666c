import HeadlessUIKit
import InterfaceBuilder
import Scene

/// Makes every scene of a document, films what `render` would, and collects the notes about both.
@MainActor
struct InterfaceCheck {
  /// The notes in the order of the scenes, without duplicates.
  private(set) var notes: [String] = []
  /// What cannot be shown.
  private(set) var complaints: [String] = []

  init(_ path: String, _ raw: RawArguments) throws {
    let input = try InterfaceInput(path)
    let choice = try StageChoice(RawArguments(command: "check", words: [], rows: []))
    for screen in input.file.document.screens { show(screen, of: input, choice) }
    film(input, raw)
  }

  private mutating func show(
    _ screen: InterfaceScene,
    of input: InterfaceInput,
    _ choice: StageChoice
  ) {
    do {
      let photograph = try input.explaining { try input.photograph(screen, choice) }
      note(photograph.faults.map(input.words))
      note(
        photograph.ambiguous.map { view in
          "\(input.path):\(view.position): Auto Layout: the constraints of this \(view.className)"
            + " allow several frames; give it a position and a size in both directions"
        }
      )
    } catch let exception as Stage.UIKitException {
      complain(input.sentence(about: screen, reason: "\(exception)"))
    } catch {
      complain("\(error)")
    }
  }

  /// A document without an initial controller is shown by others, unless one of its own is named.
  private mutating func film(_ input: InterfaceInput, _ raw: RawArguments) {
    let isNamed = Flag.interface.contains { raw.has($0.name) }
    guard isNamed || input.file.document.screen(called: nil) != nil else { return }
    var alone = raw
    alone.arguments = [input.path]
    do {
      let source = try FilmSource.interface(alone)
      note(source.footage.faults.map(input.words))
      try source.plan().check()
    } catch {
      complain("\(error)")
    }
  }

  private mutating func complain(_ sentence: String) {
    if !complaints.contains(sentence) { complaints.append(sentence) }
  }

  private mutating func note(_ sentences: [String]) {
    for sentence in sentences where !notes.contains(sentence) { notes.append(sentence) }
  }
}
