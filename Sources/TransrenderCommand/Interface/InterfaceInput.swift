import Foundation
import Geometry
import HeadlessUIKit
import InterfaceBuilder
import Scene
import Timeline

/// A storyboard or nib named on the command line; its errors name the file.
@MainActor
struct InterfaceInput {
  let path: String
  let file: InterfaceFile

  nonisolated static func isDocument(_ path: String) -> Bool {
    InterfaceFile.kinds.contains { path.hasSuffix("." + $0) }
  }

  /// Compiled documents count too, so that they are refused by what they are.
  nonisolated static func isNamed(by word: String) -> Bool {
    let word = word.hasSuffix("/") ? String(word.dropLast()) : word
    return isDocument(word) || word.hasSuffix(".nib") || word.hasSuffix(".storyboardc")
  }

  init(_ path: String, project: URL? = nil) throws {
    self.path = path
    do { file = try InterfaceFile(URL(filePath: path), project: project) } catch {
      throw Self.complaint(error, about: path)
    }
  }

  var name: String { file.document.name }

  /// The device that the document was designed for.
  var usualDevice: Stage.Device {
    let upright: Stage.Device = file.document.isForTablets ? .iPadPro11 : .iPhone15
    return file.document.isLandscape ? upright.onItsSide : upright
  }

  /// The chosen device, or the one that the scene fits.
  func device(for screen: InterfaceScene, _ choice: StageChoice) -> Stage.Device {
    if let device = choice.device { return device }
    guard let size = screen.size else { return usualDevice }
    return Stage.Device(
      width: size.width,
      height: size.height,
      scale: usualDevice.scale,
      idiom: usualDevice.idiom
    )
  }

  /// Prefixes the document's name to errors.
  func explaining<Value>(_ body: () throws -> Value) throws -> Value {
    do { return try body() } catch let error as InterfaceError {
      throw Self.complaint(error, about: path)
    }
  }

  /// The same for what is filmed, whose exceptions have the place of its scene.
  func explaining<Value>(_ request: InterfaceRequest, _ body: () throws -> Value) throws -> Value {
    do { return try explaining(body) } catch let exception as Stage.UIKitException {
      let scene = file.document.screen(called: request.identifier)
      throw InputError(sentence(about: scene, segue: request.segue, reason: "\(exception)"))
    }
  }

  /// Where the document describes a scene, or the document alone.
  func place(of scene: InterfaceScene?) -> String {
    path + (scene?.position.map { ":\($0)" } ?? "")
  }

  /// Why a scene, or the film of one, does not come about.
  func sentence(
    about scene: InterfaceScene?,
    segue: String? = nil,
    reason: String
  ) -> String {
    let name = scene.map { " '\($0.name)'" } ?? ""
    let trouble = segue.map { "and its segue '\($0)' cannot be filmed" } ?? "cannot be shown"
    return "\(place(of: scene)): the scene\(name) \(trouble): \(reason)"
  }

  private static func complaint(_ error: InterfaceError, about path: String) -> InputError {
    switch error {
    case .unreadable(_, let reason): InputError("cannot read \(path): \(reason)")
    case .malformed: InputError("\(path):\(error)")
    case .missingIdentifier(_, let known) where known.isEmpty:
      InputError("\(path): \(error); leave --identifier out")
    case .missingInitialController, .missingIdentifier:
      InputError("\(path): \(error); name one with --identifier")
    default: InputError("\(path): \(error)")
    }
  }

  // MARK: Notes

  /// Words a fault with the file's path if its subject is a position in the document.
  func words(of fault: Film.Fault) -> String {
    let isLocation = fault.subject.hasPrefix(name + ":")
    let subject =
      isLocation ? path + fault.subject.dropFirst(name.count) : path + ": " + fault.subject
    let remedy = fault.remedy.isEmpty ? "" : "; \(fault.remedy)"
    return "\(subject): \(fault.sentence)\(remedy)"
  }

  // MARK: Scenes

  /// A scene at rest.
  struct Photograph {
    let picture: Scene?
    let faults: [Film.Fault]
    /// Why it shows nothing, if that is so.
    let blankness: String?
    let ambiguous: [AmbiguousViews.Finding]
  }

  /// Draws a scene at rest on its own stage.
  func photograph(_ screen: InterfaceScene, _ choice: StageChoice) throws -> Photograph {
    let stage = Stage(device: device(for: screen, choice))
    choice.apply(to: stage)
    InterfaceNames.language = choice.locale?.identifier
    try stage.prepare { stage.show(try file.controller(of: screen), of: file) }
    var picture: Scene?
    let course = try stage.record(at: [.zero], for: .zero, into: { picture = $0.scene }) {}
    let root = stage.window.rootViewController
    return Photograph(
      picture: picture,
      faults: course.faults,
      blankness: root.flatMap { BlankScene($0)?.reason },
      ambiguous: root.map { AmbiguousViews($0).findings } ?? []
    )
  }
}

extension Stage.Device {
  // [W] In landscape the insets are at the left and right; the home indicator takes 21 points of a
  // phone.
  fileprivate var onItsSide: Stage.Device {
    let hasHome = safeArea.bottom > 0
    let isPhone = idiom == .phone
    return Stage.Device(
      width: size.height,
      height: size.width,
      scale: scale,
      safeArea: isPhone
        ? UIEdgeInsets(
          top: 0,
          left: hasHome ? safeArea.top : 0,
          bottom: hasHome ? 21 : 0,
          right: hasHome ? safeArea.top : 0
        ) : safeArea,
      idiom: idiom
    )
  }
}
