#!/bin/bash
# A batch over two hosts by GNU parallel's --sshlogin. Each host is a network namespace of this
# machine with an SSH server of its own, reached over its own link and by a key made for the run.
#
# usage: two_hosts.sh PROGRAM REQUESTS      (as root; needs iproute2, openssh-server, parallel)
#
# Prints how many answers each host gave, and whether they are those of this machine alone.
set -euo pipefail
program=$(realpath "$1")
requests=$(realpath "$2")
hosts=(1 2)
folder=$(mktemp -d)
judge="$program judge --json --lines --lang en --nodes 2000 -"

cleanup() {
  for host in "${hosts[@]}"; do
    [[ ! -f $folder/sshd$host.pid ]] || kill "$(cat "$folder/sshd$host.pid")" || true
    ip netns delete "shinpan-$host" 2> /dev/null || true
  done
  rm -rf "$folder"
}
trap cleanup EXIT

ssh-keygen -q -t ed25519 -N '' -f "$folder/key"
ssh-keygen -q -t ed25519 -N '' -f "$folder/host"
mkdir -p /run/sshd
chmod 755 "$folder"
cp "$folder/key.pub" "$folder/allowed"
for host in "${hosts[@]}"; do
  address=10.213.$host
  ip netns add "shinpan-$host"
  ip link add "shinpan$host" type veth peer name eth0 netns "shinpan-$host"
  ip addr add "$address.1/24" dev "shinpan$host"
  ip link set "shinpan$host" up
  ip -n "shinpan-$host" addr add "$address.2/24" dev eth0
  ip -n "shinpan-$host" link set eth0 up
  ip netns exec "shinpan-$host" /usr/sbin/sshd -f /dev/null -h "$folder/host" \
    -o ListenAddress="$address.2" -o PidFile="$folder/sshd$host.pid" -o UsePAM=no \
    -o AuthorizedKeysFile="$folder/allowed" -o StrictModes=no -o PermitRootLogin=prohibit-password
done

login="ssh -i $folder/key -o StrictHostKeyChecking=no -o UserKnownHostsFile=/dev/null -o LogLevel=ERROR"
parallel --will-cite --pipe --block 50k --joblog "$folder/log" --ssh "$login" \
  --sshlogin 1/root@10.213.1.2,1/root@10.213.2.2 "$judge" < "$requests" > "$folder/there" || true
$judge < "$requests" > "$folder/here" || true
awk 'NR > 1 { parts[$2]++ } END { for (host in parts) print host ": " parts[host] " parts" }' "$folder/log" | sort

# In the order of the ids, without what the clock and the cut into parts change.
ordered() {
  python3 -c '
import json, sys
answers = [json.loads(line) for line in sys.stdin]
for answer in sorted(answers, key=lambda answer: str(answer["id"])):
    print(json.dumps({name: value for name, value in answer.items() if name not in ("milliseconds", "line")}, sort_keys=True))
' < "$1"
}
ordered "$folder/there" > "$folder/there.sorted"
ordered "$folder/here" > "$folder/here.sorted"
cmp "$folder/there.sorted" "$folder/here.sorted"
echo "$(wc -l < "$folder/there") answers, the same as of one host"
