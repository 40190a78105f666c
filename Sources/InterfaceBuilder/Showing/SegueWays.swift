/// Which segues of a document lead to a scene.
struct SegueWays {
  struct Way {
    /// The id of the scene in which the segue starts.
    let scene: String
    let segue: Element
  }

  /// By the id of the destination controller.
  private var incoming: [String: [Way]] = [:]
  private var controllers: [String: String] = [:]

  init(_ document: InterfaceDocument) {
    for scene in document.scenes {
      controllers[scene.id] = scene.controller?.id
      for segue in scene.objects.flatMap(\.segues) {
        guard let destination = segue["destination"] else { continue }
        incoming[destination, default: []].append(Way(scene: scene.id, segue: segue))
      }
    }
  }

  /// A segue to the scene, or to a container that shows it first.
  func way(to scene: String) -> Way? {
    var (waiting, visited) = ([scene], Set<String>())
    while let next = waiting.popLast() {
      guard visited.insert(next).inserted, let controller = controllers[next] else { continue }
      let ways = incoming[controller] ?? []
      let isContained = { (way: Way) in ["relationship", "embed"].contains(way.segue["kind"]) }
      if let way = ways.first(where: { !isContained($0) && $0.segue["kind"] != nil }) {
        return way
      }
      waiting += ways.filter(isContained).map(\.scene)
    }
    return nil
  }
}
