package import Scene

/// The pixels of a context, at an address that code knows.
///
/// Drawings are recorded and rendered by another room. From the moment at which code knows the
/// address, the pixels are the truth: whatever is painted is rendered over them at once.
package protocol ContextMemory: AnyObject {
  func contextPainted(_ context: CGContext)
  /// What is there now, over the whole canvas; nil as long as nobody knows the address.
  func picture(of context: CGContext) -> DrawingCommand?
  /// The same as an image.
  func image(of context: CGContext) -> CGImage?
}

extension CGContext {
  /// Whether a group is open, which paints nothing before its end.
  package var isInGroup: Bool { groupDepth > 0 }

  /// What was painted since `settle(on:)`, without open groups, with open states closed.
  package var unsettledCommands: [DrawingCommand] {
    let painted = unsettled
    return painted + painted.openStates.map { _ in .restore }
  }

  /// Replaces what has been painted by a picture of it; what is open stays open.
  package func settle(on picture: DrawingCommand) {
    let kept = [picture] + unsettled.withoutPaintings
    let end = outermostGroup
    commands.replaceSubrange(..<end, with: kept)
    isSettled = true
    plainText = nil
    clipBases[0].start = 1
    for group in clipBases.indices.dropFirst() { clipBases[group].start += kept.count - end }
  }

  private var unsettled: ArraySlice<DrawingCommand> {
    commands[(isSettled ? 1 : 0)..<outermostGroup]
  }

  private var outermostGroup: Int {
    guard isInGroup else { return commands.endIndex }
    var open: [Int] = []
    for (index, command) in commands.enumerated() where command.groups != 0 {
      if command.groups > 0 { open.append(index) } else { _ = open.popLast() }
    }
    return open.first ?? commands.endIndex
  }
}

extension DrawingCommand {
  /// By how many more groups are open after it.
  var groups: Int {
    switch self {
    case .beginGroup: 1
    case .endGroup: -1
    default: 0
    }
  }

  /// Whether pixels can change with it.
  var endsPainting: Bool {
    switch self {
    case .fill, .stroke, .image, .glyphs, .frozen, .endGroup: true
    case .save, .restore, .concatenate, .clip, .clipToAlpha, .clipToPicture, .beginGroup: false
    }
  }
}

extension ArraySlice<DrawingCommand> {
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
