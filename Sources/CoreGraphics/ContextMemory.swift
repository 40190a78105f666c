package import Scene

/// The pixels of a context, at an address that code knows.
///
/// Drawings are recorded and rendered by another room. From the moment at which code knows the address,
/// the pixels are the truth: whatever is painted is rendered over them at once.
package protocol ContextMemory: AnyObject {
  func contextPainted(_ context: CGContext)
  /// What is there now; nil as long as nobody knows the address.
  func image(of context: CGContext) -> CGImage?
}

extension CGContext {
  /// Whether a group is open, which paints nothing before its end.
  package var isInGroup: Bool {
    commands.reduce(0) { depth, command in
      switch command {
      case .beginGroup: depth + 1
      case .endGroup: depth - 1
      default: depth
      }
    } > 0
  }

  /// What was painted since `settle(on:)`, with open states closed.
  package var unsettledCommands: [DrawingCommand] {
    commands + commands.openStates.map { _ in .restore }
  }

  /// Replaces what has been painted by a picture of it; what is open stays open.
  package func settle(on picture: DrawingCommand) {
    commands = [picture] + commands.withoutPaintings
  }
}

extension DrawingCommand {
  /// Whether pixels can change with it.
  var endsPainting: Bool {
    switch self {
    case .fill, .stroke, .image, .glyphs, .frozen, .endGroup: true
    case .save, .restore, .concatenate, .clip, .clipToAlpha, .clipToPicture, .beginGroup: false
    }
  }
}

extension [DrawingCommand] {
  /// The places of the states that nothing restores.
  fileprivate var openStates: [Int] {
    var open: [Int] = []
    for (index, command) in enumerated() {
      if command == .save { open.append(index) } else if command == .restore { _ = open.popLast() }
    }
    return open
  }

  /// The transforms and clips that are in force, without states that have ended.
  fileprivate var withoutPaintings: [DrawingCommand] {
    var kept: [DrawingCommand] = []
    var open: [Int] = []
    for command in self {
      switch command {
      case .save:
        open.append(kept.count)
        kept.append(command)
      case .restore:
        if let start = open.popLast() { kept.removeSubrange(start...) }
      case .concatenate, .clip, .clipToAlpha, .clipToPicture: kept.append(command)
      case .fill, .stroke, .image, .glyphs, .frozen, .beginGroup, .endGroup: break
      }
    }
    return kept
  }
}
