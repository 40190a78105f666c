package import Foundation
package import HeadlessUIKit
package import Scene
package import Timeline

/// Plays a screen file on a new stage.
@MainActor
package final class ScreenPlayer {
  package let stage: Stage
  private let document: ScreenDocument
  private let cast: Cast

  /// Arguments override the values of the file.
  package init(
    _ document: ScreenDocument,
    device: Stage.Device? = nil,
    appearance: UIUserInterfaceStyle? = nil,
    locale: Locale? = nil
  ) {
    self.document = document
    stage = Stage(device: device ?? document.usualDevice)
    // The cast keeps controllers alive for every step that names them.
    stage.keepsControllers = true
    let locale = locale ?? document.locale
    cast = Cast(document, strings: document.strings(for: locale))
    if let locale { stage.use(locale) }
    if let style = appearance ?? document.appearance {
      stage.window.overrideUserInterfaceStyle = style
    }
    if let size = document.textSize { stage.textSize = size }
  }

  isolated deinit { cast.disband() }

  /// Shows the first controller, then films the script until everything is at rest; only once.
  package func film(fps: Int = 60) throws -> Film {
    let run = try open()
    let film = try run.explaining {
      try stage.record(at: FrameRate(fps), for: length) { run.begin() }
    }
    if let fault = run.fault(mayBeCut: length != nil, film.faults) { throw fault }
    return film
  }

  /// Films at the given instants, in order, and passes on each scene as soon as it exists.
  package func film(
    at instants: [Instant],
    into take: @escaping (Frame) throws -> Void
  ) throws -> Stage.FilmSummary {
    let run = try open()
    let summary = try run.explaining {
      try stage.record(at: instants, for: length, into: take) { run.begin() }
    }
    if let fault = run.fault(mayBeCut: length != nil, summary.faults) { throw fault }
    return summary
  }

  private var length: Instant? { document.duration.map { Instant(seconds: $0) } }

  private func open() throws -> ScriptRun {
    let path = document.url.relativePath
    let run = ScriptRun(steps, on: stage, cast, path: path)
    do {
      try stage.prepare {
        if let first = cast.controller(opening) { stage.show(first) }
      }
    } catch let exception as Stage.UIKitException {
      // What UIKit raises before the script begins is about what is shown first.
      let position = opening?.position ?? SourcePosition(line: 1, column: 1)
      throw ScreenFileError.impossible(step: position, path: path, reason: "\(exception)")
    }
    return run
  }

  /// The controller that is on screen before the film begins.
  private var opening: Reference? {
    if case .show(let name?) = document.script.first?.action { return name }
    return document.controllers.first?.reference
  }

  private var steps: [Step] {
    if case .show = document.script.first?.action { return Array(document.script.dropFirst()) }
    return document.script
  }
}
