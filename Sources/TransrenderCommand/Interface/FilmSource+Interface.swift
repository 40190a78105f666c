import Foundation
import HeadlessUIKit
import InterfaceBuilder
import Scene
import ScreenFile
import Timeline

extension FilmSource {
  /// A storyboard's controller at rest or one of its segues, or a nib's first view.
  static func interface(_ raw: RawArguments) throws -> FilmSource {
    try raw.expectArguments(named: ["FILE"])
    try refusePacing("a storyboard", raw)
    let input = try InterfaceInput(raw.arguments[0])
    let request = try InterfaceRequest(raw, input)
    var source = try filmed(
      Play(input, request: request, choice: try StageChoice(raw)),
      named: input.name,
      raw: raw
    )
    source.place = input.place(of: input.file.document.screen(called: request.identifier))
    return source
  }
}

/// The part of a document to show.
struct InterfaceRequest {
  /// Nil for the initial controller.
  let identifier: String?
  let segue: String?
  let script: StoryboardScript?

  @MainActor
  init(_ raw: RawArguments, _ input: InterfaceInput) throws {
    if !input.file.document.isStoryboard,
      let flag = ["segue", "script"].first(where: { raw.has($0) })
    {
      throw InputError("\(input.path): a nib has no segues; leave --\(flag) out")
    }
    if raw.has("segue"), raw.has("script") { throw UsageError.conflict("--segue", "--script") }
    identifier = raw.text("identifier")
    segue = raw.text("segue")
    script = try raw.text("script").map { try StoryboardScript(contentsOf: URL(filePath: $0)) }
  }
}

extension Play {
  @MainActor
  init(_ input: InterfaceInput, request: InterfaceRequest, choice: StageChoice) {
    device = choice.device ?? input.usualDevice
    let device = device
    perform = { instants, take in
      let stage = Stage(device: device)
      choice.apply(to: stage)
      InterfaceNames.language = choice.locale?.identifier
      return try input.explaining(request) {
        try input.file.open(request.identifier, on: stage)
        let scenes = ShownScenes(on: stage)
        guard let script = request.script else {
          return try stage.record(at: instants, into: take) {
            if let segue = request.segue { try scenes.performSegue(segue) }
          }
        }
        return try script.film(on: stage, scenes) { length, begin in
          let length = length.map { Instant(seconds: $0) }
          return try stage.record(at: instants, for: length, into: take, begin)
        }
      }
    }
  }
}

extension InterfaceFile {
  /// Makes the controller while the stage's clock runs, and shows it.
  @MainActor
  fileprivate func open(_ identifier: String?, on stage: Stage) throws {
    try stage.prepare { stage.show(try controller(identifier), of: self) }
  }
}

extension ShownScenes: StoryboardCast {}
