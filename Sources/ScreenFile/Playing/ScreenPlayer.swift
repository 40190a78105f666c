import Foundation
public import HeadlessUIKit
public import Scene

/// Plays a screen file on a stage of its own.
@MainActor
public final class ScreenPlayer {
  public let stage: Stage
  private let document: ScreenDocument
  private let cast: Cast

  /// A `device` or an `appearance` given here wins over the file's.
  public init(
    _ document: ScreenDocument,
    device: Stage.Device? = nil,
    appearance: UIUserInterfaceStyle? = nil
  ) {
    self.document = document
    stage = Stage(device: device ?? document.device ?? .iPhone15)
    cast = Cast(document)
    if let style = appearance ?? document.appearance {
      stage.window.overrideUserInterfaceStyle = style
    }
  }

  /// Shows the first controller, then films the script until everything is at rest.
  public func film(fps: Int = 60) throws -> Film {
    // What UIKit raises while the screen is set up is thrown as well.
    try stage.record(for: 0, fps: 1) {
      if let first = cast.controller(opening) { stage.show(first) }
    }
    let run = ScriptRun(steps, on: stage, cast, path: document.url.relativePath)
    let film =
      if let length = document.duration {
        try stage.record(for: length, fps: fps) { run.begin() }
      } else {
        try stage.record(fps: fps) { run.begin() }
      }
    if let fault = run.fault(mayBeCut: document.duration != nil, film) { throw fault }
    return film
  }

  /// What is on screen before the film begins.
  private var opening: String {
    if case .show(let name?) = document.script.first?.action { return name.name }
    return document.controllers.first?.name ?? ""
  }

  private var steps: [Step] {
    if case .show = document.script.first?.action { return Array(document.script.dropFirst()) }
    return document.script
  }
}
