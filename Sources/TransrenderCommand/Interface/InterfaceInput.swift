import Foundation
import HeadlessUIKit
import InterfaceBuilder
import Scene
import Timeline

/// A storyboard or nib that the command line names, with its path in every complaint.
@MainActor
struct InterfaceInput {
  let path: String
  let file: InterfaceFile

  nonisolated static func isNamed(by word: String) -> Bool {
    InterfaceFile.kinds.contains { word.hasSuffix("." + $0) }
  }

  init(_ path: String) throws {
    self.path = path
    do { file = try InterfaceFile(URL(filePath: path)) } catch {
      throw Self.complaint(error, about: path)
    }
  }

  var name: String { file.document.name }

  /// The device whose screen a document fits that names none here.
  var usualDevice: Stage.Device { file.document.isForTablets ? .iPadPro11 : .iPhone15 }

  /// What a document cannot do, with its name before it.
  func explaining<Value>(_ body: () throws -> Value) throws -> Value {
    do { return try body() } catch let error as InterfaceError {
      throw Self.complaint(error, about: path)
    }
  }

  private static func complaint(_ error: InterfaceError, about path: String) -> InputError {
    switch error {
    case .unreadable(_, let reason): InputError("cannot read \(path): \(reason)")
    case .malformed: InputError("\(path):\(error)")
    default: InputError("\(path): \(error)")
    }
  }

  // MARK: Notes

  /// A fault whose subject is a place of the document becomes one of the file.
  func words(of fault: Film.Fault) -> String {
    let isPlace = fault.subject.hasPrefix(name + ":")
    let subject = isPlace ? path + fault.subject.dropFirst(name.count) : path + ": " + fault.subject
    let remedy = fault.remedy.isEmpty ? "" : "; \(fault.remedy)"
    return "\(subject): \(fault.sentence)\(remedy)"
  }

  // MARK: Scenes

  /// A scene at rest on a stage of its own, and what was said about it.
  func photograph(
    _ screen: InterfaceScene,
    _ choice: StageChoice
  ) throws -> (picture: Scene?, faults: [Film.Fault]) {
    let stage = Stage(device: choice.device ?? usualDevice)
    choice.dress(stage)
    try stage.prepare { stage.show(try file.controller(of: screen)) }
    var picture: Scene?
    let course = try stage.record(at: [.zero], for: .zero, into: { picture = $0.scene }) {}
    return (picture, course.faults)
  }
}
