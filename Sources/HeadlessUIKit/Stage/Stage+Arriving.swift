extension Stage {
  /// Calls `body` when no transition is running any more; at once if there is none.
  package func afterTransitions(_ body: @escaping () -> Void) {
    let waits = transitions.last?.coordinator.animate(alongsideTransition: nil) { [weak self] _ in
      // The end of one may have started another.
      self?.afterTransitions(body)
    }
    if waits != true { body() }
  }
}
