import Foundation
import HeadlessUIKit
import InterfaceBuilder
import Scene

extension FilmSource {
  /// A storyboard's controller at rest or one of its segues, or a nib's first view.
  static func interface(_ raw: RawArguments) throws -> FilmSource {
    try raw.expectArguments(named: ["FILE"])
    try refusePacing("a storyboard", raw)
    let input = try InterfaceInput(raw.arguments[0])
    let wish = InterfaceWish(identifier: raw.text("identifier"), segue: raw.text("segue"))
    if wish.segue != nil, !input.file.document.isStoryboard {
      throw InputError("\(input.path): a nib has no segues; leave --segue out")
    }
    return try filmed(Play(input, wish, try StageChoice(raw)), input.name, raw)
  }
}

/// What is to be shown of a document.
struct InterfaceWish {
  /// The initial controller's for nil.
  let identifier: String?
  let segue: String?
}

extension Play {
  @MainActor
  init(_ input: InterfaceInput, _ wish: InterfaceWish, _ choice: StageChoice) {
    device = choice.device ?? input.usualDevice
    let device = device
    perform = { instants, take in
      let stage = Stage(device: device)
      choice.dress(stage)
      InterfaceNames.language = choice.locale?.identifier
      return try input.explaining {
        let root = try input.file.open(wish.identifier, on: stage)
        return try stage.record(at: instants, into: take) {
          if let segue = wish.segue { try InterfaceFile.perform(segue, below: root) }
        }
      }
    }
  }
}

extension InterfaceFile {
  /// Makes the controller in the stage's own time and shows it.
  @MainActor
  fileprivate func open(_ identifier: String?, on stage: Stage) throws -> UIViewController {
    var made: UIViewController?
    try stage.prepare {
      let root = try controller(identifier)
      stage.show(root)
      made = root
    }
    guard let made else { throw InterfaceError.noView }
    return made
  }
}
