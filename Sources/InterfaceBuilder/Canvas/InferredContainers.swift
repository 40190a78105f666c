/// The containers whose bars Interface Builder's canvas shows around a scene: those that lead to
/// it.
struct InferredContainers {
  /// A container and what it shows; the scene or a container of it comes last.
  struct Holder: Hashable {
    /// The container's controller.
    let container: String
    /// Ids of controllers below the visible one on the stack.
    var below: [String] = []
  }

  private let controllers: [String: Element]
  /// By the id of the destination controller.
  private let incoming: [String: [Way]]

  private struct Way {
    let source: String
    let segue: Element
  }

  init(_ document: InterfaceDocument) {
    var (controllers, incoming): ([String: Element], [String: [Way]]) = ([:], [:])
    for scene in document.scenes {
      guard let controller = scene.controller, let source = controller.id else { continue }
      controllers[source] = controller
      for segue in scene.objects.flatMap(\.segues) {
        guard let destination = segue["destination"] else { continue }
        incoming[destination, default: []].append(Way(source: source, segue: segue))
      }
    }
    (self.controllers, self.incoming) = (controllers, incoming)
  }

  /// From outside to inside; empty if nothing with bars leads to the scene.
  func holders(of controller: String) -> [Holder] {
    var visited: Set<String> = []
    return holders(of: controller, &visited)
  }

  private func holders(of controller: String, _ visited: inout Set<String>) -> [Holder] {
    guard visited.insert(controller).inserted else { return [] }
    let ways = incoming[controller] ?? []
    if let way = ways.first(where: isRelationship) {
      return holders(of: way.source, &visited) + [Holder(container: way.source)]
    }
    for way in ways where ["show", "push"].contains(way.segue["kind"]) {
      var found = holders(of: way.source, &visited)
      guard let last = found.last, isStack(last.container), !isContainer(controller) else {
        continue
      }
      found[found.count - 1].below = [way.source]
      return found
    }
    return []
  }

  private func isRelationship(_ way: Way) -> Bool {
    switch way.segue["relationship"] {
    case "rootViewController": isStack(way.source)
    case "viewControllers": controllers[way.source]?.name == "tabBarController"
    default: false
    }
  }

  private func isStack(_ controller: String) -> Bool {
    controllers[controller]?.name == "navigationController"
  }

  /// Containers are shown instead of pushed.
  private func isContainer(_ controller: String) -> Bool {
    ["navigationController", "tabBarController", "splitViewController"]
      .contains(controllers[controller]?.name)
  }
}
