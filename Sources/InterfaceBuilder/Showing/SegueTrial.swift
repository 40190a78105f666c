package import HeadlessUIKit

/// What became of a segue that was performed forwards and back.
package struct SegueTrial: Sendable {
  package enum Outcome: Hashable, Sendable {
    case returned
    /// The segue put its destination in place of another screen: nothing leads back.
    case replaced
    /// An unwind segue of a scene to which no segue of the document leads.
    case unreachable
    case failed(String)
  }

  /// Its identifier or object id.
  package let name: String
  package let kind: String
  package let position: DocumentPosition
  package let outcome: Outcome
}

/// Performs the segues of a document's scenes, each on a stage of its own.
@MainActor
package struct SegueTrials {
  private let file: InterfaceFile
  private let ways: SegueWays
  private let makeStage: () -> Stage
  private let film: (Stage, () throws -> Void) throws -> Void

  /// `film` runs a body on a stage until everything is at rest.
  package init(
    _ file: InterfaceFile,
    makeStage: @escaping () -> Stage,
    film: @escaping (Stage, () throws -> Void) throws -> Void
  ) {
    (self.file, self.makeStage, self.film) = (file, makeStage, film)
    ways = SegueWays(file.document)
  }

  /// One trial for each segue that a user or code performs, in the order of the document.
  package func trials(of screen: InterfaceScene) -> [SegueTrial] {
    let scene = file.document.scenes.first { $0.id == screen.id }
    let segues = scene?.objects.flatMap(\.segues) ?? []
    return segues.filter(\.isPerformable).map { segue in
      SegueTrial(
        name: segue["identifier"] ?? segue.id ?? "",
        kind: segue["kind"] ?? "",
        position: segue.position,
        outcome: segue["kind"] == "unwind"
          ? unwind(segue, of: screen) : forwardsAndBack(segue, of: screen)
      )
    }
  }

  private func forwardsAndBack(
    _ segue: Element,
    of screen: InterfaceScene
  ) -> SegueTrial.Outcome {
    attempt {
      let (stage, shown) = try show(screen)
      let before = shown.identities
      try film(stage) { try shown.performSegue(segue) }
      guard Set(shown.identities) != Set(before) else { return .failed("it shows nothing new") }
      var found = false
      try film(stage) { found = shown.goBack() }
      guard found else {
        return segue.replaces ? .replaced : .failed("nothing leads back")
      }
      return shown.identities == before
        ? .returned : .failed("the way back leads to another screen")
    }
  }

  private func unwind(
    _ segue: Element,
    of screen: InterfaceScene
  ) -> SegueTrial.Outcome {
    guard let way = ways.way(to: screen.id) else { return .unreachable }
    return attempt {
      let source = file.document.screens.first { $0.id == way.scene }
      guard let source else { return .unreachable }
      let (stage, shown) = try show(source)
      try film(stage) { try shown.performSegue(way.segue) }
      try film(stage) { shown.selectTab(of: screen, in: file.document) }
      guard let controller = shown.controller(of: screen, in: file.document) else {
        return .failed("the segue that leads to its scene does not show it")
      }
      try film(stage) { try shown.performSegue(segue) }
      return shown.controllers.contains { $0 === controller }
        ? .failed("its scene is still shown") : .returned
    }
  }

  // MARK: Stages

  private func show(_ screen: InterfaceScene) throws -> (Stage, ShownScenes) {
    let stage = makeStage()
    try stage.prepare { stage.show(try file.controller(of: screen), of: file) }
    return (stage, ShownScenes(on: stage))
  }

  private func attempt(_ body: () throws -> SegueTrial.Outcome) -> SegueTrial.Outcome {
    do { return try body() } catch { return .failed("\(error)") }
  }
}

extension ShownScenes {
  fileprivate func performSegue(_ segue: Element) throws {
    try performSegue(segue.id ?? segue["identifier"] ?? "")
  }

  /// The topmost controller of that scene on screen.
  fileprivate func controller(
    of screen: InterfaceScene,
    in document: InterfaceDocument
  ) -> UIViewController? {
    controllers.first { origin($0)?.comes(from: screen.id, of: document) ?? false }
  }

  /// Shows the scene if it is another tab than the first.
  fileprivate func selectTab(of screen: InterfaceScene, in document: InterfaceDocument) {
    guard controller(of: screen, in: document) == nil else { return }
    for case let tabs as UITabBarController in controllers {
      let tab = tabs.viewControllers?.first { child in
        let stack = (child as? UINavigationController)?.viewControllers ?? []
        return ([child] + stack).contains {
          origin($0)?.comes(from: screen.id, of: document) ?? false
        }
      }
      if let tab { tabs.selectedViewController = tab }
    }
  }
}

extension Element {
  /// Whether it is a segue that something performs, unlike a relationship, or a preview of a press.
  fileprivate var isPerformable: Bool {
    !["embed", "relationship", nil].contains(self["kind"]) && self["destination"] != nil
  }

  /// Whether it may take another screen's place instead of covering it.
  fileprivate var replaces: Bool { ["showDetail", "replace", "custom"].contains(self["kind"]) }
}
