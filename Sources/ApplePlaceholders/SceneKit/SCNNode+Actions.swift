extension SCNNode {
  public func runAction(_ action: SCNAction) { start(action, key: nil, nil) }

  public func runAction(_ action: SCNAction, completionHandler block: (() -> Void)? = nil) {
    start(action, key: nil, block)
  }

  /// [D] An action with the same key is removed.
  public func runAction(
    _ action: SCNAction,
    forKey key: String?,
    completionHandler block: (() -> Void)? = nil
  ) {
    if let key { removeAction(forKey: key) }
    start(action, key: key, block)
  }

  public var hasActions: Bool { !running.isEmpty }
  public var actionKeys: [String] { running.compactMap(\.key) }

  public func action(forKey key: String) -> SCNAction? {
    running.first { $0.key == key }?.action
  }

  public func removeAction(forKey key: String) { cancel { $0.key == key } }
  public func removeAllActions() { cancel { _ in true } }

  private func cancel(_ isMeant: (RunningSceneAction) -> Bool) {
    for run in running where isMeant(run) { run.isCancelled = true }
    running.removeAll(where: \.isCancelled)
  }

  private func start(_ action: SCNAction, key: String?, _ block: (() -> Void)?) {
    if action.isGradual { SceneKitGap.actions.report() }
    let run = RunningSceneAction(action, key: key)
    running.append(run)
    run.start(on: self) { node in
      node.running.removeAll { $0 === run }
      block?()
    }
  }
}
