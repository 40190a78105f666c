public import Foundation

extension SCNNode {
  /// The first with the name, depth first.
  public func childNode(withName name: String, recursively: Bool) -> SCNNode? {
    for child in childNodes {
      if child.name == name { return child }
      if recursively, let found = child.childNode(withName: name, recursively: true) {
        return found
      }
    }
    return nil
  }

  public func childNodes(
    passingTest predicate: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Bool
  ) -> [SCNNode] {
    var found: [SCNNode] = []
    enumerateChildNodes { node, stop in
      if predicate(node, stop) { found.append(node) }
    }
    return found
  }

  /// [D] All below, without the node itself.
  public func enumerateChildNodes(
    _ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for child in childNodes where !stop.boolValue { child.visit(block, &stop) }
  }

  /// [D] The node itself, and all below.
  public func enumerateHierarchy(
    _ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    visit(block, &stop)
  }

  private func visit(
    _ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void,
    _ stop: inout ObjCBool
  ) {
    block(self, &stop)
    for child in childNodes where !stop.boolValue { child.visit(block, &stop) }
  }

  /// No segment meets what is not drawn.
  public func hitTestWithSegment(
    from pointA: SCNVector3,
    to pointB: SCNVector3,
    options: [String: Any]? = nil
  ) -> [SCNHitTestResult] { [] }
}
