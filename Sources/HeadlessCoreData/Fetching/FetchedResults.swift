/// The objects of a fetch, in sections.
struct FetchedResults {
  struct Section: NSFetchedResultsSectionInfo {
    let name: String
    var members: [NSManagedObject]

    var indexTitle: String? { name.first.map { String($0).uppercased() } }
    var numberOfObjects: Int { members.count }
    var objects: [Any]? { members }
  }

  private(set) var sections: [Section]

  /// Neighbours whose section names are equal share a section; without names there is one.
  init(_ objects: [NSManagedObject], sectionNameKeyPath keyPath: String?) {
    guard let keyPath else {
      sections = [Section(name: "", members: objects)]
      return
    }
    sections = []
    for object in objects {
      let name = object.value(forKeyPath: keyPath).map { "\($0)" } ?? ""
      if sections.last?.name == name {
        sections[sections.count - 1].members.append(object)
      } else {
        sections.append(Section(name: name, members: [object]))
      }
    }
  }

  var objects: [NSManagedObject] { sections.flatMap(\.members) }

  func object(at indexPath: IndexPath) -> NSManagedObject? {
    guard indexPath.count == 2, sections.indices.contains(indexPath[0]) else { return nil }
    let members = sections[indexPath[0]].members
    return members.indices.contains(indexPath[1]) ? members[indexPath[1]] : nil
  }

  func indexPath(of object: NSManagedObject) -> IndexPath? {
    for (number, section) in sections.enumerated() {
      let index = section.members.firstIndex { $0.objectID === object.objectID }
      if let index { return IndexPath(indexes: [number, index]) }
    }
    return nil
  }
}
