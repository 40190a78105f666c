/// What the deferred elements of an open menu have become.
@MainActor
final class DeferredElements {
  private var asked: Set<UIDeferredMenuElement> = []
  private var given: [UIDeferredMenuElement: [UIMenuElement]] = [:]
  /// Called when elements come later than they were asked for.
  var arrived: () -> Void = {}

  /// The elements with what the deferred ones among them have become.
  func filled(_ elements: [UIMenuElement]) -> [UIMenuElement] {
    elements.flatMap { element in
      guard let element = element as? UIDeferredMenuElement else { return [element] }
      return filled(given[element] ?? [])
    }
  }

  /// nil while they are awaited; a provider is asked once while its menu is open.
  func elements(of element: UIDeferredMenuElement) -> [UIMenuElement]? {
    guard asked.insert(element).inserted else { return given[element] }
    var isLate = false
    element.request { [weak self, weak element] elements in
      guard let self, let element, given[element] == nil else { return }
      given[element] = elements
      if isLate { arrived() }
    }
    isLate = true
    return given[element]
  }
}
